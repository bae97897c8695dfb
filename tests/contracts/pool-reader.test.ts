import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexPoolReader } from '../../src/adapters/knex/questions/pool-reader.ts';
import { KnexVersionRepository } from '../../src/adapters/knex/questions/version-repository.ts';
import { KnexVignetteRepository } from '../../src/adapters/knex/questions/vignette-repository.ts';
import { KnexWithdrawnQuestions } from '../../src/adapters/knex/questions/withdrawn-questions.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aQuestion, aVersion, aVignette } from './question-samples.ts';
import { monday, tuesday } from './samples.ts';

onEveryDatabase((name, open) => {
  describe(`PoolReader on ${name}`, () => {
    /** Vignettes 1 to 6: approved, with a newer draft, never approved, retired, with a withdrawn question, for practice. */
    async function opened() {
      const db = await open();
      const vignettes = new KnexVignetteRepository(db);
      const versions = new KnexVersionRepository(db);
      const ids = ['approved', 'reopened', 'new', 'retired', 'withdrawn', 'practice'];
      await vignettes.add(ids.map((id) => aVignette({ id, pool: id === 'practice' ? 'practice' : 'mock' })));
      await versions.add(ids.map((vignetteId) => aVersion({ vignetteId, state: stateOf(vignetteId) })));
      await versions.add([
        aVersion({
          vignetteId: 'reopened',
          number: 2,
          title: 'Newer',
          questions: [aQuestion('reopened-9', { cluster: 'c2' })],
        }),
      ]);
      await versions.rate('approved-v1', [{ questionId: 'approved-2', rating: 57.5 }]);
      await vignettes.edit('retired', { retiredAt: tuesday, retiredBy: 'bob' });
      const gone = { questionId: 'withdrawn-2', reason: 'Two are right.', withdrawnBy: 'bob', withdrawnAt: monday };
      await new KnexWithdrawnQuestions(db).put(gone);
      return { db, pool: new KnexPoolReader(db) };
    }
    const stateOf = (vignetteId: string) => (vignetteId === 'new' ? 'draft' : 'approved');

    it('answers the approved vignettes of a pool, with clusters, subjects and ratings', async () => {
      const { pool } = await opened();
      expect((await pool.of('mock')).map(({ vignetteId }) => vignetteId)).toEqual(['approved', 'reopened']);
      expect((await pool.of('practice')).map(({ number, vignetteId }) => [number, vignetteId])).toEqual([
        [6, 'practice'],
      ]);
      const [first, second] = await pool.of('mock');
      expect(first).toEqual({
        vignetteId: 'approved',
        number: 1,
        versionId: 'approved-v1',
        title: aVersion().version.title,
        isDemo: false,
        pool: 'mock',
        isApproved: true,
        isRetired: false,
        hasWithdrawn: false,
        questions: [
          { id: 'approved-1', cluster: 'c1', subject: 'endodontics', rating: null },
          { id: 'approved-2', cluster: 'c4', subject: 'endodontics', rating: 57.5 },
        ],
      });
      expect(second).toMatchObject({
        versionId: 'reopened-v1',
        questions: [{ id: 'reopened-1' }, { id: 'reopened-2' }],
      });
    });

    it('answers how vignettes stand, whatever their state', async () => {
      const { pool } = await opened();
      const standing = await pool.standing(['practice', 'withdrawn', 'retired', 'new', 'reopened', 'nothing']);
      expect(standing.map((one) => [one.versionId, one.pool, one.isApproved, one.isRetired, one.hasWithdrawn])).toEqual(
        [
          ['reopened-v1', 'mock', true, false, false],
          ['new-v1', 'mock', false, false, false],
          ['retired-v1', 'mock', true, true, false],
          ['withdrawn-v1', 'mock', true, false, true],
          ['practice-v1', 'practice', true, false, false],
        ],
      );
    });

    it('answers versions that are pinned, newer ones or not', async () => {
      const { pool } = await opened();
      const versions = await pool.inVersions(['reopened-v2', 'approved-v1', 'nothing']);
      expect(versions.map(({ versionId, title }) => [versionId, title])).toEqual([
        ['approved-v1', aVersion().version.title],
        ['reopened-v2', 'Newer'],
      ]);
      expect(versions[1]?.questions).toMatchObject([{ id: 'reopened-9', cluster: 'c2' }]);
    });

    const APPROVED = { state: 'approved', submittedAt: monday, approvedAt: monday } as const;
    const GONE = { questionId: 'approved-1', reason: 'Two are right.', withdrawnBy: 'bob', withdrawnAt: monday };
    type Bank = ReturnType<typeof storesOf>;
    const storesOf = (db: Knex) => ({
      vignettes: new KnexVignetteRepository(db),
      versions: new KnexVersionRepository(db),
      withdrawn: new KnexWithdrawnQuestions(db),
    });

    it.each<[string, (bank: Bank) => Promise<unknown>]>([
      ['the pool', ({ vignettes }) => vignettes.edit('approved', { pool: 'practice' })],
      ['retirement', ({ vignettes }) => vignettes.edit('approved', { retiredAt: tuesday, retiredBy: 'bob' })],
      ['its end', ({ vignettes }) => vignettes.edit('retired', { retiredAt: null, retiredBy: null })],
      ['approval', ({ versions }) => versions.move('new-v1', APPROVED)],
      ['a newer version', ({ versions }) => versions.move('reopened-v1', { ...APPROVED, state: 'superseded' })],
      ['an approved version that is added', ({ versions }) => versions.add([newlyApproved()])],
      ['ratings', ({ versions }) => versions.rate('approved-v1', [{ questionId: 'approved-1', rating: 5 }])],
      ['a withdrawal', ({ withdrawn }) => withdrawn.put(GONE)],
      ['its end', ({ withdrawn }) => withdrawn.remove('withdrawn-2')],
    ])('has another version after %s, as what it answers is another', async (_name, change) => {
      const { db, pool } = await opened();
      const seen = async () => JSON.stringify([await pool.of('mock'), await pool.of('practice')]);
      const before = { version: await pool.version(), pools: await seen() };
      await change(storesOf(db));
      expect(await seen()).not.toBe(before.pools);
      expect(await pool.version()).toBeGreaterThan(before.version);
    });
    const newlyApproved = () => aVersion({ vignetteId: 'new', number: 2, state: 'approved' });

    it('keeps its version while somebody only writes', async () => {
      const { db, pool } = await opened();
      const before = await pool.version();
      await storesOf(db).versions.add([aVersion({ vignetteId: 'approved', number: 2 })]);
      await storesOf(db).versions.save(aVersion({ vignetteId: 'new', title: 'Better' }));
      expect(await pool.version()).toBe(before);
    });

    it('asks once, however many there are', async () => {
      const { db, pool } = await opened();
      expect(await countQueries(db, () => pool.of('mock'))).toBe(1);
      expect(await countQueries(db, () => pool.standing(['approved', 'new', 'retired']))).toBe(1);
      expect(await countQueries(db, () => pool.inVersions(['approved-v1', 'reopened-v2']))).toBe(1);
    });

    it('answers a vignette without questions', async () => {
      const { db, pool } = await opened();
      await new KnexVignetteRepository(db).add([aVignette({ id: 'bare', pool: 'mock' })]);
      await new KnexVersionRepository(db).add([aVersion({ vignetteId: 'bare', questions: [] })]);
      expect(await pool.standing(['bare'])).toMatchObject([{ vignetteId: 'bare', questions: [], hasWithdrawn: false }]);
    });
  });
});
