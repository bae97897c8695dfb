import { enrolmentStores } from '../../src/adapters/knex/enrolment/stores.ts';
import { MemoryOrderEvents } from '../doubles/enrolment/order-events.ts';
import { MemoryOrderRepository } from '../doubles/enrolment/order-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { orderEventsContract } from './order-events.contract.ts';
import { afterwards } from './samples.ts';

orderEventsContract('memory', async () => ({
  orders: new MemoryOrderRepository(),
  orderEvents: new MemoryOrderEvents(),
}));
onEveryDatabase((name, open) => orderEventsContract(name, async () => enrolmentStores(await open(), afterwards)));
