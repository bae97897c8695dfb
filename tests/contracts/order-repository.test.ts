import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { MemoryOrderRepository } from '../doubles/enrolment/order-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { orderRepositoryContract } from './order-repository.contract.ts';

orderRepositoryContract('memory', async () => new MemoryOrderRepository());
onEveryDatabase((name, open) => orderRepositoryContract(name, async () => new KnexOrderRepository(await open())));
