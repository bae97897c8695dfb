import { expect, it } from 'vitest';
import { KnexCaptionTexts } from '../../src/adapters/knex/catalog/caption-texts.ts';
import { KnexCourseNodeRepository } from '../../src/adapters/knex/catalog/course-node-repository.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexCourseSearch } from '../../src/adapters/knex/catalog/course-search.ts';
import { KnexDocumentTexts } from '../../src/adapters/knex/media/document-texts.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { postgres } from '../support/database.ts';
import { courseSearchContract } from './course-search.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

onEveryDatabase((name, open) =>
  courseSearchContract(name, async () => {
    const db = await open();
    return {
      courses: new KnexCourseRepository(db),
      nodes: new KnexCourseNodeRepository(db),
      files: new KnexFileRepository(db),
      texts: new KnexDocumentTexts(db),
      captions: new KnexCaptionTexts(db),
      search: new KnexCourseSearch(db),
    };
  }),
);

it('a search that Postgres does not answer within a second is refused, and the next one is answered', async () => {
  const { db, close } = await postgres.open();
  const search = new KnexCourseSearch(db);
  const query = { words: ['caries'], within: undefined, offset: 0, limit: 5 };
  await db.transaction(async (trx) => {
    await trx.raw('lock table search_entries in access exclusive mode');
    await expect(search.find(query)).rejects.toMatchObject({ kind: 'unavailable', code: 'catalog/search-too-long' });
  });
  expect(await search.find(query)).toEqual([]);
  await close();
});
