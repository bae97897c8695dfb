import { KnexDocumentTexts } from '../../src/adapters/knex/media/document-texts.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { outsideWorld } from '../doubles/outside-world.ts';
import { documentTextsContract } from './document-texts.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

documentTextsContract('memory', async () => {
  const { documentTexts, files } = outsideWorld().stores;
  return { texts: documentTexts, files };
});
onEveryDatabase((name, open) =>
  documentTextsContract(name, async () => {
    const db = await open();
    return { texts: new KnexDocumentTexts(db), files: new KnexFileRepository(db) };
  }),
);
