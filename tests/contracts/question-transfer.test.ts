import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexQuestionTransfer } from '../../src/adapters/knex/questions/question-transfer.ts';
import { KnexVersionRepository } from '../../src/adapters/knex/questions/version-repository.ts';
import { KnexVignetteRepository } from '../../src/adapters/knex/questions/vignette-repository.ts';
import { contentOf } from '../../src/domain/questions/vignette-version.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aVersion, aVignette } from './question-samples.ts';
import { aUser, tuesday } from './samples.ts';

/** V1 with two versions, V2 in the mock pool, V3 retired. */
async function filled(db: Knex): Promise<KnexQuestionTransfer> {
  await new KnexUserRepository(db).add(aUser());
  await new KnexVignetteRepository(db).add([
    aVignette({ id: 'one' }),
    aVignette({ id: 'two', pool: 'mock' }),
    aVignette({ id: 'three', retiredAt: tuesday, retiredBy: 'ada' }),
  ]);
  await new KnexVersionRepository(db).add([
    aVersion({ vignetteId: 'one', state: 'approved' }),
    aVersion({ vignetteId: 'one', number: 2, title: 'One again' }),
    aVersion({ vignetteId: 'two' }),
    aVersion({ vignetteId: 'three', state: 'approved' }),
  ]);
  return new KnexQuestionTransfer(db);
}

onEveryDatabase((name, open) => {
  describe(`QuestionTransfer on ${name}`, () => {
    it('knows the contents of every version with its questions, and no others', async () => {
      const transfer = await filled(await open());
      const [old, other] = [aVersion({ vignetteId: 'one' }), aVersion({ vignetteId: 'one', title: 'Other' })];
      const retired = aVersion({ vignetteId: 'three' });
      expect(await transfer.knownContents([old, other, retired].map(contentOf))).toEqual(
        new Map([
          [contentOf(old), ['one-1', 'one-2']],
          [contentOf(retired), ['three-1', 'three-2']],
        ]),
      );
      expect(await transfer.knownContents([])).toEqual(new Map());
    });

    it('looks for thousands at once', async () => {
      const transfer = await filled(await open());
      const many = Array.from({ length: 2_500 }, (_, at) => `${at}`);
      const known = contentOf(aVersion({ vignetteId: 'two' }));
      expect(await transfer.knownContents([...many, known])).toEqual(new Map([[known, ['two-1', 'two-2']]]));
    });

    it('has the newest version of each with its keys, newest vignette first', async () => {
      const transfer = await filled(await open());
      const page = await transfer.page({}, 9);
      expect(page.map(({ vignetteNumber, version }) => [vignetteNumber, version.title])).toEqual([
        [2, aVersion().version.title],
        [1, 'One again'],
      ]);
      expect(page[1]!.keys).toEqual(aVersion({ vignetteId: 'one', number: 2 }).keys);
      expect((await transfer.page({ before: 2 }, 9)).map(({ vignetteNumber }) => vignetteNumber)).toEqual([1]);
      expect((await transfer.page({ pool: 'mock' }, 9)).map(({ vignetteNumber }) => vignetteNumber)).toEqual([2]);
      expect((await transfer.page({ state: 'retired' }, 9)).map(({ vignetteNumber }) => vignetteNumber)).toEqual([3]);
    });

    it('reads a page in two statements', async () => {
      const db = await open();
      const transfer = await filled(db);
      expect(await countQueries(db, () => transfer.page({}, 9))).toBe(2);
    });
  });
});
