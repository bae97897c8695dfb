import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { MemoryEnrolmentRepository } from '../doubles/enrolment/enrolment-repository.ts';
import { MemoryOrderRepository } from '../doubles/enrolment/order-repository.ts';
import { enrolmentRepositoryContract } from './enrolment-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

enrolmentRepositoryContract('memory', async () => ({
  enrolments: new MemoryEnrolmentRepository(),
  orders: new MemoryOrderRepository(),
}));
onEveryDatabase((name, open) =>
  enrolmentRepositoryContract(name, async () => {
    const db = await open();
    return { enrolments: new KnexEnrolmentRepository(db), orders: new KnexOrderRepository(db) };
  }),
);
