import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexRefundRepository } from '../../src/adapters/knex/enrolment/refund-repository.ts';
import { KnexTaxDocumentRepository } from '../../src/adapters/knex/enrolment/tax-document-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { MemoryOrderRepository } from '../doubles/enrolment/order-repository.ts';
import { MemoryRefundRepository } from '../doubles/enrolment/refund-repository.ts';
import { isInvoiced, MemoryTaxDocumentRepository } from '../doubles/enrolment/tax-document-repository.ts';
import { MemoryUnitOfWork } from '../doubles/unit-of-work.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { afterwards } from './samples.ts';
import { taxDocumentRepositoryContract } from './tax-document-repository.contract.ts';

taxDocumentRepositoryContract('memory', async () => {
  const taxDocuments = new MemoryTaxDocumentRepository();
  const orders = new MemoryOrderRepository((orderId) => isInvoiced(taxDocuments, orderId));
  const stores = { orders, refunds: new MemoryRefundRepository(), taxDocuments };
  return { stores, work: new MemoryUnitOfWork(stores) };
});
onEveryDatabase((name, open) =>
  taxDocumentRepositoryContract(name, async () => {
    const db = await open();
    const stores = {
      orders: new KnexOrderRepository(db),
      refunds: new KnexRefundRepository(db),
      taxDocuments: new KnexTaxDocumentRepository(db),
    };
    return { stores, work: new KnexUnitOfWork(db, new CountingIds(), afterwards) };
  }),
);
