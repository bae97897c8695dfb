import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexRefundRepository } from '../../src/adapters/knex/enrolment/refund-repository.ts';
import { KnexTaxDocumentRepository } from '../../src/adapters/knex/enrolment/tax-document-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { CountingIds, outsideWorld } from '../doubles/outside-world.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { afterwards } from './samples.ts';
import { taxDocumentRepositoryContract } from './tax-document-repository.contract.ts';

taxDocumentRepositoryContract('memory', async () => {
  const { stores, work } = outsideWorld();
  return { stores, work };
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
