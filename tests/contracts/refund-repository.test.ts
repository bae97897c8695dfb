import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexRefundRepository } from '../../src/adapters/knex/enrolment/refund-repository.ts';
import { MemoryOrderRepository } from '../doubles/enrolment/order-repository.ts';
import { MemoryRefundRepository } from '../doubles/enrolment/refund-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { refundRepositoryContract } from './refund-repository.contract.ts';

refundRepositoryContract('memory', async () => ({
  orders: new MemoryOrderRepository(),
  refunds: new MemoryRefundRepository(),
}));
onEveryDatabase((name, open) =>
  refundRepositoryContract(name, async () => {
    const db = await open();
    return { orders: new KnexOrderRepository(db), refunds: new KnexRefundRepository(db) };
  }),
);
