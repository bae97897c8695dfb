import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexVersionRepository } from '../../src/adapters/knex/questions/version-repository.ts';
import { KnexVignetteReader, newest } from '../../src/adapters/knex/questions/vignette-reader.ts';
import { KnexVignetteRepository } from '../../src/adapters/knex/questions/vignette-repository.ts';
import { KnexWithdrawnQuestions } from '../../src/adapters/knex/questions/withdrawn-questions.ts';
import type { NewVignette, VignetteQuery } from '../../src/domain/questions/ports.ts';
import type { VignetteVersion } from '../../src/domain/questions/vignette-version.ts';
import { sqlite } from '../support/database.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aQuestion, aVersion, aVignette } from './question-samples.ts';
import { aUser, tuesday } from './samples.ts';

async function addVignette(
  db: Knex,
  id: string,
  facts: Partial<VignetteVersion> = {},
  about: Partial<NewVignette> = {},
): Promise<void> {
  await new KnexVignetteRepository(db).add([aVignette({ id, ...about })]);
  await new KnexVersionRepository(db).add([aVersion({ vignetteId: id, title: `Title of ${id}`, ...facts })]);
}

/** V1 approved with a newer draft, V2 in review in the mock pool, V3 a draft of periodontics, V4 retired. */
async function filled(db: Knex): Promise<KnexVignetteReader> {
  await new KnexUserRepository(db).add(aUser());
  await addVignette(db, 'one', { state: 'approved' });
  await new KnexVersionRepository(db).add([
    aVersion({ vignetteId: 'one', number: 2, title: 'One again', questions: [aQuestion('one-1')] }),
  ]);
  await addVignette(db, 'two', { state: 'in-review' }, { pool: 'mock' });
  await addVignette(db, 'three', {
    questions: [aQuestion('three-1', { cluster: 'c2', subject: 'periodontics', stem: '100% of pockets?' })],
  });
  await addVignette(db, 'four', { state: 'approved' }, { retiredAt: tuesday, retiredBy: 'ada' });
  return new KnexVignetteReader(db);
}

onEveryDatabase((name, open) => {
  describe(`VignetteReader on ${name}`, () => {
    it('shows the newest version of each, newest first', async () => {
      const reader = await filled(await open());
      const rows = await reader.list({}, 9);
      expect(rows.map(({ number, title, state, hasApproved }) => [number, title, state, hasApproved])).toEqual([
        [3, 'Title of three', 'draft', false],
        [2, 'Title of two', 'in-review', false],
        [1, 'One again', 'draft', true],
      ]);
      expect(rows[1]).toMatchObject({
        pool: 'mock',
        clusters: ['c1', 'c4'],
        subjects: ['endodontics'],
        questions: 2,
        author: 'Ada Lovelace',
      });
    });

    it.each<[VignetteQuery, number[]]>([
      [{ state: 'approved' }, [1]],
      [{ state: 'in-review' }, [2]],
      [{ state: 'draft' }, [3, 1]],
      [{ state: 'retired' }, [4]],
      [{ pool: 'mock' }, [2]],
      [{ cluster: 'c2' }, [3]],
      [{ cluster: 'c4' }, [2]],
      [{ subject: 'endodontics' }, [2, 1]],
      [{ cluster: 'c2', subject: 'endodontics' }, []],
      [{ words: 'Agaín' }, [1]],
      [{ words: 'of t' }, [3, 2]],
      [{ words: 'pockets' }, [3]],
      [{ words: '%' }, []],
      [{ words: 'v2' }, [2]],
      [{ words: '3' }, [3]],
      [{ before: 3 }, [2, 1]],
      [{ before: 3, state: 'draft' }, [1]],
    ])('finds by %j', async (query, numbers) => {
      const reader = await filled(await open());
      expect((await reader.list(query, 9)).map(({ number }) => number)).toEqual(numbers);
    });

    it('counts by cluster, subject, pool, state and demo what an exam can take, or could once it is approved', async () => {
      const db = await open();
      const reader = await filled(db);
      await addVignette(db, 'demo', { state: 'approved' }, { isDemo: true });
      const row = { subject: 'endodontics', isDemo: false, questions: 1 };
      // The draft that replaces V1 adds nothing, and V4 is retired.
      expect(await reader.tallies()).toEqual([
        { ...row, cluster: 'c1', pool: 'mock', state: 'in-review' },
        { ...row, cluster: 'c1', pool: 'practice', state: 'approved' },
        { ...row, cluster: 'c1', pool: 'practice', state: 'approved', isDemo: true },
        { ...row, cluster: 'c2', subject: 'periodontics', pool: 'practice', state: 'draft' },
        { ...row, cluster: 'c4', pool: 'mock', state: 'in-review' },
        { ...row, cluster: 'c4', pool: 'practice', state: 'approved' },
        { ...row, cluster: 'c4', pool: 'practice', state: 'approved', isDemo: true },
      ]);
    });

    it('counts no question that is withdrawn or not written yet', async () => {
      const db = await open();
      await new KnexUserRepository(db).add(aUser());
      await addVignette(db, 'one', { state: 'approved' });
      await addVignette(db, 'blank', { questions: [aQuestion('blank-1', { stem: ' ' })] });
      const withdrawn = new KnexWithdrawnQuestions(db);
      await withdrawn.put({ questionId: 'one-1', reason: 'Two are right.', withdrawnBy: 'ada', withdrawnAt: tuesday });
      const rows = await new KnexVignetteReader(db).tallies();
      expect(rows.map(({ cluster, questions }) => [cluster, questions])).toEqual([['c4', 1]]);
    });

    it('finds equal stems of others', async () => {
      const reader = await filled(await open());
      const stemKey = '100 of pockets';
      expect(await reader.sameStems([stemKey], 'one')).toEqual([
        { stemKey, vignetteId: 'three', number: 3, title: 'Title of three' },
      ]);
      expect(await reader.sameStems([stemKey], 'three')).toEqual([]);
    });

    it('shows the one before again when a draft is thrown away', async () => {
      const db = await open();
      const reader = await filled(db);
      await new KnexVersionRepository(db).remove('one-v2');
      const rows = await reader.list({ words: 'v1' }, 9);
      expect(rows.map(({ title, state }) => [title, state])).toEqual([['Title of one', 'approved']]);
    });

    it('asks as often for fifty as for one', async () => {
      const db = await open();
      const reader = new KnexVignetteReader(db);
      await addVignette(db, 'first');
      const one = await countQueries(db, () => reader.list({}, 51));
      for (let index = 0; index < 49; index += 1) await addVignette(db, `more-${index}`);
      expect(await countQueries(db, () => reader.list({}, 51))).toBe(one);
      expect(one).toBeLessThanOrEqual(3);
    });
  });
});

it.each<VignetteQuery>([
  {},
  { state: 'draft' },
  { state: 'approved' },
  { state: 'in-review' },
  { state: 'retired' },
  { pool: 'mock' },
  { cluster: 'c4' },
  { subject: 'endodontics' },
  { cluster: 'c4', subject: 'endodontics', before: 50 },
  { words: 'title' },
])('SQLite reads a page by %j in the order of an index, until it is full', async (query) => {
  const { db, close } = await sqlite.open();
  const { sql, bindings } = newest(db, query).limit(51).select('vignettes.id').toSQL().toNative();
  const plan: { detail: string }[] = await db.raw(`explain query plan ${sql}`, bindings);
  const steps = plan.map(({ detail }) => detail);
  expect(steps[0]).toMatch(/USING INDEX vignette_versions_(newest|by_state)\b/);
  expect(steps.filter((step) => /TEMP B-TREE|AUTOMATIC/.test(step))).toEqual([]);
  await close();
});
