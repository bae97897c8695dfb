import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexClassReader } from '../../src/adapters/knex/reporting/class-reader.ts';
import { after, DAY_MS } from '../../src/domain/kernel/clock.ts';
import { directoryKey } from '../../src/domain/kernel/fold-text.ts';
import type { ClassFilter } from '../../src/domain/reporting/literals.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aModule, tuesday } from './samples.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const clock = { now: () => NOW };
const daysAgo = (days: number) => after(NOW, -days * DAY_MS).getTime();
const CLUSTERS = ['c1', 'c2', 'c3', 'c4'];
const of = (filter: ClassFilter = 'all', courseId = 'course') => ({ courseId, filter, clusters: CLUSTERS });
const paged = (filter: ClassFilter = 'all', limit = 50, offset = 0) => ({ ...of(filter), limit, offset });

interface Facts {
  /** Days since the last visit; null: never. */
  readonly seen?: number | null;
  readonly since?: number;
  readonly endsIn?: number;
  readonly done?: readonly string[];
  /** Right answers and all of them to the first question of the cluster, each in a sitting of its own. */
  readonly answers?: Readonly<Record<string, readonly [right: number, of: number]>>;
}

/** A course of three items, a bank of eight cases, and students. */
async function school(db: Knex) {
  const courses = new KnexCourseRepository(db);
  await courses.add(aCourse({ id: 'course' }), [aModule({ courseId: 'course' })], [aDay({})]);
  for (const id of ['one', 'two', 'three']) await courses.addContent('course', aContent({ id, dayId: aDay({}).id }));
  await fillBank(db, ['v1', 'v2', 'v3', 'v4']);
  let sittings = 0;
  const sit = async (userId: string, facts: object = {}) => {
    sittings += 1;
    const id = `sitting-${sittings}`;
    await db('sittings').insert({
      ...{ id, user_id: userId, kind: 'timed', mock_exam_id: null, title: 'Practice', shape: '{}' },
      ...{ extra_time_percent: 0, is_preview: false, is_demo: false, device: '', release_at: null },
      ...{ idempotency_key: id, created_at: daysAgo(3), ended_at: daysAgo(2), ...facts },
    });
    return id;
  };
  const answer = async (userId: string, cluster: string, isRight: boolean, facts: object = {}) => {
    const vignette = `v${cluster.slice(1)}`;
    await db('answered_questions').insert({
      ...{ sitting_id: await sit(userId), question_id: `${vignette}-1`, user_id: userId },
      ...{ version_id: `${vignette}-v1`, vignette_id: vignette, cluster_id: cluster, subject_id: 'endodontics' },
      ...{ option_id: null, is_right: isRight, is_flagged: false, is_reached: true, is_first: true },
      ...{ pace: 'exam', seconds: 60, at: daysAgo(2), ...facts },
    });
  };
  const add = async (id: string, { seen = 1, since = 60, endsIn = 200, done = [], answers = {} }: Facts = {}) => {
    const [name, email] = [`Name ${id}`, `${id}@example.org`];
    await db('users').insert({
      ...{ id, name, email, phone: '', password_hash: '', role: 'student' },
      ...{ agreed_to_terms_at: daysAgo(90), created_at: daysAgo(90), directory_key: directoryKey({ name, email }) },
    });
    await db('enrolments').insert({
      ...{ user_id: id, course_id: 'course', since: daysAgo(since), ends_at: daysAgo(-endsIn), order_id: null },
    });
    if (seen !== null)
      await db('auth_sessions').insert({
        ...{ id: `of-${id}`, user_id: id, kind: 'web', device: '', created_at: daysAgo(seen) },
        ...{ last_seen_at: daysAgo(seen), idle_until: daysAgo(-1), absolute_until: daysAgo(-1) },
        confirmed_at: daysAgo(seen),
      });
    for (const contentId of done)
      await db('progress').insert({
        ...{ user_id: id, content_id: contentId, course_id: 'course', position_seconds: 0, duration_seconds: 0 },
        ...{ completed_at: daysAgo(1), updated_at: daysAgo(1), watched: '[]', allowance_seconds: 0, revision: 0 },
      });
    for (const [cluster, [right, all]] of Object.entries(answers))
      for (let at = 0; at < all; at += 1) await answer(id, cluster, at < right);
  };
  return { reader: new KnexClassReader(db, clock), add, sit, answer };
}

const idsOf = (rows: readonly { id: string }[]): string => rows.map(({ id }) => id).join(' ');

onEveryDatabase((name, open) => {
  describe(`ClassReader on ${name}`, () => {
    it('knows a course with its items, and none of another id', async () => {
      const { reader } = await school(await open());
      expect(await reader.course('course')).toMatchObject({ id: 'course', itemCount: 3 });
      expect(await reader.course('nothing')).toBeUndefined();
      expect([
        await reader.count(of('all', 'nothing')),
        await reader.page({ ...paged(), courseId: 'nothing' }),
      ]).toEqual([0, []]);
    });

    it('gives progress, the last visit, tests that are over and answers by cluster', async () => {
      const { reader, add, sit } = await school(await open());
      await add('ada', { seen: 4, done: ['one', 'two'], answers: { c1: [3, 4] } });
      await sit('ada', { ended_at: null });
      await sit('ada', { is_preview: true });
      expect(await reader.page(paged())).toEqual([
        {
          ...{ id: 'ada', name: 'Name ada', email: 'ada@example.org' },
          endsAt: new Date(daysAgo(-200)),
          lastSeenAt: new Date(daysAgo(4)),
          doneCount: 2,
          finishedTests: 4,
          clusters: [{ cluster: 'c1', right: 3, of: 4, rated: 240 }],
        },
      ]);
    });

    it('counts no answer that was not reached or is withdrawn, and knows no mark without ratings', async () => {
      const db = await open();
      const { reader, add, answer } = await school(db);
      await add('ada', { answers: { c1: [1, 1], c2: [1, 1] } });
      await answer('ada', 'c1', false, { is_reached: false });
      await db('withdrawn_questions').insert({
        ...{ question_id: 'v2-1', reason: 'Wrong key', withdrawn_by: 'boss', withdrawn_at: tuesday.getTime() },
      });
      await db('answer_keys').where({ question_id: 'v1-1' }).update({ rating: null });
      const [ada] = await reader.page(paged());
      expect(ada?.clusters).toEqual([{ cluster: 'c1', right: 1, of: 1, rated: null }]);
      expect(await reader.cells('course')).toEqual([{ cluster: 'c1', subject: 'endodontics', right: 1, of: 1 }]);
    });

    it('begins with whoever is silent for the most days, then with the weakest cluster', async () => {
      const { reader, add } = await school(await open());
      await add('strong', { seen: 5.2, answers: { c1: [9, 10], c2: [10, 10] } });
      await add('weak', { seen: 5.1, answers: { c1: [10, 10], c2: [2, 10] } });
      await add('unknown', { seen: 5.3, answers: { c1: [0, 9] } });
      await add('never', { seen: null, since: 20 });
      await add('fresh', { seen: null, since: 2 });
      await add('today', { seen: 0 });
      const all = ['never', 'weak', 'strong', 'unknown', 'fresh', 'today'];
      expect(idsOf(await reader.page(paged()))).toBe(all.join(' '));
      for (const limit of [1, 2, 4])
        for (let offset = 0; offset < 7; offset += limit)
          expect(idsOf(await reader.page(paged('all', limit, offset)))).toBe(
            all.slice(offset, offset + limit).join(' '),
          );
    });

    it('finds who is silent, ends soon, is below the mark, has not started, and was here', async () => {
      const { reader, add } = await school(await open());
      await add('silent', { seen: 10, done: ['one'] });
      await add('nine', { seen: 9.9, done: ['one'] });
      await add('ending', { endsIn: 30, done: ['one'] });
      await add('not-yet', { endsIn: 31, done: ['one'] });
      await add('below', { answers: { c1: [5, 10] } });
      await add('at-mark', { answers: { c1: [6, 10], c2: [0, 9] } });
      await add('not-started');
      await add('former', { endsIn: -1 });
      const found = async (filter: ClassFilter) => {
        const rows = idsOf(await reader.page(paged(filter)));
        const byName = await reader.after(of(filter), undefined, 50);
        expect(idsOf(byName).split(' ').toSorted()).toEqual(rows.split(' ').toSorted());
        expect(await reader.count(of(filter))).toBe(byName.length);
        return rows;
      };
      expect(await found('silent')).toBe('silent');
      expect(await found('ending')).toBe('ending');
      expect(await found('below')).toBe('below');
      expect(await found('not-started')).toBe('not-started');
      expect(await found('former')).toBe('former');
      expect(await reader.count({ ...of('below'), clusters: ['c2'] })).toBe(0);
      expect(await reader.count({ ...of('below'), clusters: [] })).toBe(0);
    });

    it('reads on by name behind the last one', async () => {
      const { reader, add } = await school(await open());
      for (const id of ['c', 'a', 'b']) await add(id);
      const [a, b] = await reader.after(of(), undefined, 2);
      expect([a?.id, b?.id]).toEqual(['a', 'b']);
      expect(idsOf(await reader.after(of(), b, 2))).toBe('c');
    });

    it('adds up those who may enter now, and finds what they missed most', async () => {
      const db = await open();
      const { reader, add, answer } = await school(db);
      await add('ada', { done: ['one'], answers: { c1: [2, 10], c2: [9, 9], c3: [10, 10] } });
      await add('bob', { answers: { c4: [5, 10] } });
      await add('former', { endsIn: -1, done: ['one', 'two'], answers: { c1: [0, 10] } });
      await answer('ada', 'c1', false, { at: daysAgo(91) });
      expect(await reader.sums('course')).toEqual({ students: 2, doneCount: 1, finishedTests: 40 });
      expect((await reader.cells('course')).toSorted((a, b) => (a.cluster < b.cluster ? -1 : 1))).toEqual([
        { cluster: 'c1', subject: 'endodontics', right: 2, of: 11 },
        { cluster: 'c2', subject: 'endodontics', right: 9, of: 9 },
        { cluster: 'c3', subject: 'endodontics', right: 10, of: 10 },
        { cluster: 'c4', subject: 'endodontics', right: 5, of: 10 },
      ]);
      const missed = await reader.missed('course', new Date(daysAgo(90)), 10);
      expect(missed.map(({ questionId, right, of: all }) => [questionId, right, all])).toEqual([
        ['v1-1', 2, 10],
        ['v4-1', 5, 10],
      ]);
      expect(missed[0]).toMatchObject({ vignetteId: 'v1', title: 'Case v1', position: 1 });
      expect(await reader.missed('course', new Date(daysAgo(90)), 1)).toHaveLength(1);
      expect(await reader.sums('nothing')).toEqual({ students: 0, doneCount: 0, finishedTests: 0 });
    });

    it('asks the same few statements for 3 students as for 300', async () => {
      const counts: Record<number, number[]> = {};
      for (const students of [3, 300]) {
        const db = await open();
        const { reader, add } = await school(db);
        for (let at = 0; at < students; at += 1) await add(`s${at}`, { seen: at % 40 });
        counts[students] = [
          await countQueries(db, () => reader.page(paged())),
          await countQueries(db, () => reader.after(of(), undefined, 500)),
          await countQueries(db, () => reader.sums('course')),
        ];
      }
      expect(counts).toEqual({ 3: [4, 4, 1], 300: [4, 4, 1] });
    });
  });
});
