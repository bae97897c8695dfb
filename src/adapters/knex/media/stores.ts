import type { Knex } from 'knex';
import { KnexConversionRepository } from './conversion-repository.ts';
import { KnexDocumentTexts } from './document-texts.ts';
import { KnexFileRepository } from './file-repository.ts';
import { KnexMultipartRepository } from './multipart-repository.ts';
import { KnexRenditionRepository } from './rendition-repository.ts';

/** Stores of files and what is derived from them. `db` is the database, or one transaction of it. */
export const mediaStores = (db: Knex) => ({
  files: new KnexFileRepository(db),
  multiparts: new KnexMultipartRepository(db),
  documentTexts: new KnexDocumentTexts(db),
  renditions: new KnexRenditionRepository(db),
  conversions: new KnexConversionRepository(db),
});
