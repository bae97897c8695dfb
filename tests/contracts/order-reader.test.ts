import { KnexOrderReader } from '../../src/adapters/knex/enrolment/order-reader.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexTaxDocumentRepository } from '../../src/adapters/knex/enrolment/tax-document-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { outsideWorld } from '../doubles/outside-world.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { orderReaderContract } from './order-reader.contract.ts';

orderReaderContract('memory', async () => {
  const { stores, orderReader: reader } = outsideWorld();
  return { ...stores, reader };
});
onEveryDatabase((name, open) =>
  orderReaderContract(name, async () => {
    const db = await open();
    return {
      reader: new KnexOrderReader(db),
      orders: new KnexOrderRepository(db),
      users: new KnexUserRepository(db),
      taxDocuments: new KnexTaxDocumentRepository(db),
    };
  }),
);
