import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SCHOOL_TIME_ZONE } from '../../src/domain/kernel/calendar.ts';
import { DAY_MS } from '../../src/domain/kernel/clock.ts';
import { paths } from '../../src/wire/paths.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import { openSchool, type Person, type School } from '../support/school.ts';

const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const CLUSTERS = ['c1', 'c2', 'c3', 'c4'];

let school: School;
let [ada, bob]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  [ada, bob] = [await school.student('ada'), await school.student('bob')];
});
afterAll(() => school.close());
beforeEach(async () => {
  for (const table of ['study_goals', 'outcomes', 'estimates']) await school.db(table).delete();
});

async function examOn(exam_on: string): Promise<void> {
  const minutes = JSON.stringify(Array.from({ length: 7 }, () => 60));
  const goal = { minutes, days_off: '[]', put_off: '[]', is_light: false, since: day(-30), feed: 0 };
  await school
    .db('study_goals')
    .insert({ user_id: ada!.id, time_zone: SCHOOL_TIME_ZONE, ...goal, exam_on })
    .onConflict('user_id')
    .merge();
}
const asked = async (as = ada) => (await school.ask('GET', paths.examOutcome, { as })).json;
const tell = (clusters: unknown, as = ada) => school.ask('POST', paths.examOutcome, { as, body: { clusters } });
const passed = (id: string) => ({ id, result: 'passed' });
const refusal = ({ status, json }: Awaited<ReturnType<typeof tell>>) => [status, (json as ProblemReply).code];

describe('the result of the exam', () => {
  it('is asked of its candidate after the day, until it is told, and never again', async () => {
    expect(await asked()).toEqual({ ask: false, examOn: null, clusters: [] });
    await examOn(day(5));
    expect(await asked()).toEqual({ ask: false, examOn: day(5), clusters: [] });
    await examOn(day(-2));
    const question = {
      ask: true,
      examOn: day(-2),
      clusters: CLUSTERS.map((id) => ({ id, title: expect.any(String) })),
    };
    expect(await asked()).toEqual(question);
    expect(await asked(bob)).toMatchObject({ ask: false, examOn: null });
    const told = await tell([passed('c1'), { id: 'c2', result: 'failed' }]);
    expect([told.status, told.json]).toEqual([200, { ask: false, examOn: day(-2), clusters: [] }]);
    expect(await asked()).toEqual(told.json);
    expect(await school.db('outcomes').pluck('user_id')).toEqual([ada!.id]);
  });

  it('is refused before the day is over, without an exam, and when another one was told', async () => {
    expect(refusal(await tell([passed('c1')]))).toEqual([409, 'readiness/no-exam']);
    await examOn(day(1));
    expect(refusal(await tell([passed('c1')]))).toEqual([409, 'readiness/too-early']);
    await examOn(day(-2));
    for (const told of [await tell([passed('c1')]), await tell([passed('c1')])]) expect(told.status).toBe(200);
    expect(refusal(await tell([passed('c2')]))).toEqual([409, 'readiness/told-already']);
    expect(await school.db('outcomes')).toHaveLength(1);
  });

  it('is of clusters and results that exist, and of who is signed in', async () => {
    await examOn(day(-2));
    const unknown = await tell([passed('c1'), passed('c9')]);
    expect([unknown.status, unknown.json]).toMatchObject([
      422,
      { fields: { 'clusters[1].id': 'The exam has no such cluster.' } },
    ]);
    for (const wrong of [
      undefined,
      'c1',
      [{ id: 'c1', result: 'perhaps' }],
      [{ id: 'c1' }],
      Array(9).fill(passed('c1')),
    ])
      expect((await tell(wrong)).status).toBe(422);
    expect((await tell([passed('c1'), passed('c1')])).status).toBe(422);
    expect((await school.ask('POST', paths.examOutcome, { body: { clusters: [] } })).status).toBe(401);
    expect((await school.ask('GET', paths.examOutcome)).status).toBe(401);
    expect(await school.db('outcomes')).toEqual([]);
    expect((await tell([])).status).toBe(200);
  });
});

describe('what was predicted against it', () => {
  const candidates = async (count: number) => {
    const made = Array.from({ length: count }, (_, at) => ({
      ...{ exam_on: `1990-01-${10 + at}`, at: 1, user_id: `candidate-${at}` },
      content: JSON.stringify({
        clusters: [{ id: 'c1', result: at < 20 ? 'passed' : 'failed', chance: { percent: 70, limit: null } }],
        all: null,
      }),
    }));
    const { id: _, email: __, folded_email: ___, ...like } = await school.db('users').where({ id: bob!.id }).first();
    await school.db('users').insert(made.map(({ user_id: id }) => ({ ...like, id, email: `${id}@example.org` })));
    await school.db('outcomes').insert(made);
  };

  it('is shown as sums, to teachers and owners from the first, to candidates once thirty have told', async () => {
    const people = [await school.member('teacher'), await school.admin()];
    const readings = async () => [
      ...(await Promise.all(people.map((as) => school.ask('GET', paths.adminOutcomes, { as })))),
      await school.ask('GET', paths.predictions, { as: ada }),
    ];
    await candidates(29);
    const early = await readings();
    for (const { status, headers } of early) expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(early.pop()?.json).toEqual({ candidates: 29, needed: 30, bins: null });
    for (const { json } of early)
      expect(json).toMatchObject({ candidates: 29, needed: 1, bins: { clusters: [{}, {}, {}, { results: 29 }, {}] } });
    await examOn(day(-2));
    const kept = {
      answers: 200,
      clusters: [{ id: 'c1', low: 1, middle: 2, high: 3, chance: { percent: 60, limit: null } }],
    };
    await school.db('estimates').insert({
      ...{ user_id: ada!.id, day: day(-9), at: Date.now() - 9 * DAY_MS },
      content: JSON.stringify({ ...kept, all: { percent: 5, limit: 'under' }, isDemo: false }),
    });
    await tell([passed('c1'), { id: 'c2', result: 'failed' }]);
    for (const { json } of await readings())
      expect(json).toMatchObject({
        candidates: 30,
        bins: {
          clusters: [{}, {}, {}, { from: 60, results: 30, passed: 21, predicted: (29 * 70 + 60) / 30 }, {}],
          all: [{ from: 0, results: 1, passed: 0, predicted: 5 }, {}, {}, {}, {}],
        },
      });
  });

  it('is nobody else’s', async () => {
    for (const as of [await school.member('office'), await school.member('author'), ada!])
      expect((await school.ask('GET', paths.adminOutcomes, { as })).status).toBe(403);
    for (const path of [paths.adminOutcomes, paths.predictions])
      expect((await school.ask('GET', path)).status).toBe(401);
  });
});
