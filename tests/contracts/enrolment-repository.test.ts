import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { MemoryEnrolmentRepository } from '../doubles/enrolment/enrolment-repository.ts';
import { MemoryOrderRepository } from '../doubles/enrolment/order-repository.ts';
import { enrolmentRepositoryContract } from './enrolment-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { afterwards } from './samples.ts';

enrolmentRepositoryContract('memory', async () => ({
  enrolments: new MemoryEnrolmentRepository(afterwards),
  orders: new MemoryOrderRepository(),
}));
onEveryDatabase((name, open) =>
  enrolmentRepositoryContract(name, async () => {
    const db = await open();
    return { enrolments: new KnexEnrolmentRepository(db, afterwards), orders: new KnexOrderRepository(db) };
  }),
);
