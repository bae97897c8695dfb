import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexFigureRepository } from '../../src/adapters/knex/questions/figure-repository.ts';
import { KnexReviewRepository } from '../../src/adapters/knex/questions/review-repository.ts';
import { KnexVersionRepository } from '../../src/adapters/knex/questions/version-repository.ts';
import { KnexVersionTexts } from '../../src/adapters/knex/questions/version-texts.ts';
import { KnexVignetteRepository } from '../../src/adapters/knex/questions/vignette-repository.ts';
import { KnexWithdrawnQuestions } from '../../src/adapters/knex/questions/withdrawn-questions.ts';
import type { VignetteReview } from '../../src/domain/questions/review.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aQuestion, aVersion, aVignette } from './question-samples.ts';
import { friday, monday, tuesday } from './samples.ts';

/** Stores of the question bank, which hang on each other's rows. */
onEveryDatabase((name, open) => {
  const opened = async () => {
    const db = await open();
    return {
      db,
      vignettes: new KnexVignetteRepository(db),
      versions: new KnexVersionRepository(db),
      texts: new KnexVersionTexts(db),
      reviews: new KnexReviewRepository(db),
      figures: new KnexFigureRepository(db),
      withdrawn: new KnexWithdrawnQuestions(db),
    };
  };
  /** With one vignette, whose draft is version 1. */
  const withDraft = async () => {
    const stores = await opened();
    await stores.vignettes.add([aVignette()]);
    await stores.versions.add([aVersion()]);
    return stores;
  };

  describe(`VignetteRepository on ${name}`, () => {
    it('gives numbers in order, also to those who add at once', async () => {
      const { vignettes } = await opened();
      await vignettes.add(['a', 'b'].map((id) => aVignette({ id })));
      await inParallel(5, (index) => vignettes.add([aVignette({ id: `one-${index}` })]));
      const ids = ['a', 'b', ...[0, 1, 2, 3, 4].map((index) => `one-${index}`)];
      const numbers = await Promise.all(ids.map(async (id) => (await vignettes.find(id))?.number));
      expect(numbers.slice(0, 2)).toEqual([1, 2]);
      expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });

    it('lets one of several equal requests in', async () => {
      const { vignettes } = await opened();
      const request = { by: 'ada', key: 'key' };
      const results = await Promise.allSettled(
        ['a', 'b', 'c'].map((id) => vignettes.add([aVignette({ id, request })])),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(results.find((one) => one.status === 'rejected')).toMatchObject({
        reason: { kind: 'conflict', code: 'questions/made-already' },
      });
      expect((await vignettes.findRequested(request))?.number).toBe(1);
      expect(await vignettes.findRequested({ by: 'bob', key: 'key' })).toBeUndefined();
    });

    it('keeps what is edited, and refuses to hold what is not there', async () => {
      const { vignettes, db } = await withDraft();
      await vignettes.edit('vignette', { pool: 'mock' });
      await vignettes.edit('vignette', { retiredAt: tuesday, retiredBy: 'bob' });
      const { request: _, ...facts } = aVignette({ pool: 'mock', retiredAt: tuesday, retiredBy: 'bob' });
      expect(await vignettes.find('vignette')).toEqual({ ...facts, number: 1 });
      await db.transaction(async (trx) => {
        const held = new KnexVignetteRepository(trx);
        expect((await held.hold('vignette')).pool).toBe('mock');
        await expect(held.hold('nothing')).rejects.toMatchObject({ kind: 'not-found' });
      });
    });
  });

  describe(`VersionRepository on ${name}`, () => {
    it('gives a version and its keys back as they were written', async () => {
      const { versions, texts } = await withDraft();
      const written = aVersion({ vignetteId: 'vignette' });
      expect(await versions.findIn('vignette', ['draft'])).toEqual(written);
      expect(await versions.findIn('vignette', ['approved'])).toBeUndefined();
      expect(await texts.find('vignette-v1')).toEqual(written.version);
    });

    it('writes a draft again, and nothing else', async () => {
      const { versions, db } = await withDraft();
      const changed = aVersion({
        title: 'Other',
        revision: 2,
        updatedAt: tuesday,
        questions: [aQuestion('vignette-2')],
      });
      await versions.save(changed);
      expect(await versions.findIn('vignette', ['draft'])).toEqual(changed);
      await versions.move('vignette-v1', { state: 'in-review', submittedAt: tuesday, approvedAt: null });
      const bytes = () => Promise.all([db('vignette_versions'), db('questions'), db('answer_keys')]);
      const before = await bytes();
      const refusal = { kind: 'conflict', code: 'questions/no-draft' };
      await expect(versions.save(aVersion({ revision: 3 }))).rejects.toMatchObject(refusal);
      await expect(versions.remove('vignette-v1')).rejects.toMatchObject(refusal);
      expect(await bytes()).toEqual(before);
    });

    it('leaves nothing of many whose connection ends half-way, and takes them again', async () => {
      const { db } = await opened();
      const ids = Array.from({ length: 20 }, (_, at) => `many-${at}`);
      const add = (end: (trx: Knex) => Promise<unknown>) =>
        db.transaction(async (trx) => {
          const versions = new KnexVersionRepository(trx);
          await new KnexVignetteRepository(trx).add(ids.map((id) => aVignette({ id })));
          await versions.add(ids.slice(0, 10).map((vignetteId) => aVersion({ vignetteId })));
          await end(trx);
          await versions.add(ids.slice(10).map((vignetteId) => aVersion({ vignetteId })));
        });
      const killed = add(async (trx) => {
        if (name === 'SQLite') throw new Error('killed');
        const { rows } = await trx.raw('select pg_backend_pid() as pid');
        // Until this side knows too: a statement in between fails in one of several ways.
        const connection = await trx.client.acquireConnection();
        const ended = new Promise((resolve) => connection.once('end', resolve));
        await db.raw('select pg_terminate_backend(?)', [rows[0].pid]);
        await ended;
      });
      await expect(killed).rejects.toThrow(/killed|terminat|connection/i);
      for (const table of ['vignettes', 'vignette_versions', 'questions', 'answer_keys'])
        expect(await db(table), table).toEqual([]);
      await add(async () => undefined);
      expect(await db('vignette_versions')).toHaveLength(20);
    });

    it('has one open version and one approved one of a vignette', async () => {
      const { versions, texts } = await withDraft();
      await expect(versions.add([aVersion({ number: 2 })])).rejects.toThrow(/unique/i);
      await versions.move('vignette-v1', { state: 'approved', submittedAt: monday, approvedAt: tuesday });
      await versions.add([aVersion({ number: 2, state: 'in-review', questions: [aQuestion('vignette-1')] })]);
      expect((await texts.findInReview('vignette'))?.number).toBe(2);
      const second = { state: 'approved', submittedAt: monday, approvedAt: friday } as const;
      await expect(versions.move('vignette-v2', second)).rejects.toThrow(/unique/i);
      expect((await versions.listOf('vignette')).map(({ number, state }) => [number, state])).toEqual([
        [2, 'in-review'],
        [1, 'approved'],
      ]);
    });

    it('keeps ratings with the keys', async () => {
      const { versions } = await withDraft();
      await versions.rate('vignette-v1', [{ questionId: 'vignette-2', rating: 57.5 }]);
      const found = await versions.findIn('vignette', ['draft']);
      expect(found?.keys.map(({ rating }) => rating)).toEqual([null, 57.5]);
    });

    it('takes questions and keys along', async () => {
      const { vignettes, versions, db } = await withDraft();
      await versions.remove('vignette-v1');
      await vignettes.remove('vignette');
      for (const table of ['vignettes', 'vignette_versions', 'questions', 'answer_keys'])
        expect(await db(table), table).toEqual([]);
    });
  });

  describe(`ReviewRepository on ${name}`, () => {
    const aReview = (facts: Partial<VignetteReview> = {}): VignetteReview => ({
      id: 'review',
      versionId: 'vignette-v1',
      revision: 1,
      reviewerId: 'bob',
      answers: [{ questionId: 'vignette-1', optionId: 'vignette-1-a', rating: 60 }],
      ratedAt: monday,
      decision: null,
      comment: '',
      decidedAt: null,
      ...facts,
    });

    it('keeps the first answers of a reviewer to a revision, also of several at once', async () => {
      const { reviews } = await withDraft();
      const added = await inParallel(4, (index) => reviews.add(aReview({ id: `review-${index}` })));
      expect(added.filter(Boolean)).toHaveLength(1);
      expect(await reviews.listOf('vignette-v1')).toHaveLength(1);
      expect(await reviews.add(aReview({ id: 'next', revision: 2 }))).toBe(true);
      expect(await reviews.add(aReview({ id: 'cleo', reviewerId: 'cleo', ratedAt: tuesday }))).toBe(true);
    });

    it('keeps a decision', async () => {
      const { reviews } = await withDraft();
      await reviews.add(aReview());
      const decision = { decision: 'return', comment: 'Two are right.', decidedAt: friday } as const;
      await reviews.decide('review', decision);
      expect(await reviews.find('vignette-v1', 1, 'bob')).toEqual(aReview(decision));
      expect(await reviews.find('vignette-v1', 2, 'bob')).toBeUndefined();
    });
  });

  describe(`FigureRepository on ${name}`, () => {
    const aFigure = (fileKey: string) => ({
      vignetteId: 'vignette',
      fileKey,
      smallFileKey: `${fileKey}-small`,
      width: 800,
      height: 600,
      createdAt: monday,
    });

    it('gives numbers, of which none that a version shows is given again', async () => {
      const { figures, versions } = await withDraft();
      expect([await figures.add(aFigure('one')), await figures.add(aFigure('two'))]).toEqual([1, 2]);
      await versions.save(aVersion({ figures: [{ number: 2, description: 'A drawing', caption: '' }] }));
      expect(await figures.submittedNumbers('vignette')).toEqual([]);
      await versions.move('vignette-v1', { state: 'in-review', submittedAt: monday, approvedAt: null });
      expect(await figures.submittedNumbers('vignette')).toEqual([2]);
      await figures.remove('vignette', [2]);
      expect(await figures.add(aFigure('three'))).toBe(3);
      expect(await figures.listOf('vignette')).toEqual([
        { ...aFigure('one'), number: 1 },
        { ...aFigure('three'), number: 3 },
      ]);
    });

    it('knows the files of both sizes', async () => {
      const { figures } = await withDraft();
      await figures.add(aFigure('one'));
      expect(await figures.usedFiles(['x', 'one-small', 'one', 'y'])).toEqual(['one-small', 'one']);
    });
  });

  describe(`WithdrawnQuestions on ${name}`, () => {
    it('keeps the newest reason until it is undone', async () => {
      const { withdrawn, versions } = await withDraft();
      expect(await withdrawn.submittedIn('vignette-1')).toEqual([]);
      await versions.move('vignette-v1', { state: 'approved', submittedAt: monday, approvedAt: monday });
      expect(await withdrawn.submittedIn('vignette-1')).toEqual(['vignette-v1']);
      const first = { questionId: 'vignette-1', reason: 'Wrong', withdrawnBy: 'bob', withdrawnAt: monday };
      const second = { ...first, reason: 'Two are right', withdrawnAt: tuesday };
      await withdrawn.put(first);
      await withdrawn.put(second);
      expect(await withdrawn.of(['vignette-1', 'vignette-2'])).toEqual([second]);
      await withdrawn.remove('vignette-1');
      expect(await withdrawn.of(['vignette-1'])).toEqual([]);
    });
  });
});
