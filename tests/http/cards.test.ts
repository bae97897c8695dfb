import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { MAX_RULE } from '../../src/wire/cards.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { CardReply, CardsReply, DueCardsReply, GradedCardReply } from '../../src/wire/replies/cards.ts';
import { countQueries, isRead } from '../contracts/count-queries.ts';
import { fillBank } from '../support/approved-vignettes.ts';
import { openSchool, type Person, type School } from '../support/school.ts';

const CASES = Array.from({ length: 12 }, (_, at) => `case-${at}`);

let school: School;
let [ada, bob]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  [ada, bob] = [await school.student('ada'), await school.student('bob')];
  await fillBank(school.db, CASES);
});
afterAll(() => school.close());
beforeEach(async () => {
  for (const table of ['sittings', 'cards']) await school.db(table).delete();
});

const due = async (as = ada) => (await school.ask('GET', paths.dueCards, { as })).json as DueCardsReply;
const list = async (as = ada, query = '') =>
  (await school.ask('GET', `${paths.cards}${query}`, { as })).json as CardsReply;
const grade = (questionId: string, body: object = {}, as = ada) =>
  school.ask('POST', href(paths.cardGrade, { questionId }), {
    as,
    body: { idempotencyKey: 'grade-12345', option: `${questionId}-a`, seconds: 30, ...body },
  });
const edit = (questionId: string, body: object, as = ada) =>
  school.ask('PATCH', href(paths.card, { questionId }), { as, body: { revision: 0, ...body } });

/** Wrong answers of Ada to so many questions; the bank has the first sixty of them. */
async function miss(count: number): Promise<void> {
  const at = Date.now() - HOUR_MS;
  await school.db('sittings').insert({
    ...{ id: `sitting-${count}`, user_id: ada!.id, kind: 'timed', mock_exam_id: null, title: 'Practice', shape: '{}' },
    ...{ extra_time_percent: 0, is_preview: false, is_demo: false, device: '', release_at: null },
    ...{ idempotency_key: `${count}`, created_at: at, ended_at: at },
  });
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ sitting_id: `sitting-${count}`, question_id: `case-${index % 12}-${Math.floor(index / 12) + 1}` },
    ...{ user_id: ada!.id, version_id: `case-${index % 12}-v1`, vignette_id: `case-${index % 12}` },
    ...{ cluster_id: 'c1', subject_id: 'endodontics', is_right: false, is_flagged: false, is_reached: true },
    ...{ is_first: true, pace: 'exam', seconds: 60, at },
  }));
  for (let from = 0; from < count; from += 100)
    await school.db('answered_questions').insert(rows.slice(from, from + 100));
}

describe('cards', () => {
  it('are one’s own', async () => {
    await miss(3);
    for (const path of [paths.cards, paths.dueCards]) expect((await school.ask('GET', path)).status).toBe(401);
    expect([(await due()).cases.length, (await list()).cards.length]).toEqual([3, 3]);
    expect([(await due(bob)).cases, (await list(bob)).cards]).toEqual([[], []]);
    for (const asked of [grade('case-1-1', {}, bob), edit('case-1-1', { why: 'time' }, bob)])
      expect((await asked).status).toBe(404);
  });

  it('are shown with their cases and without what is right, until they are answered', async () => {
    await miss(3);
    const { status, text, headers } = await school.ask('GET', paths.dueCards, { as: ada });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(text).not.toMatch(/Because|correct|explanation|takeaway|rating/i);
    const [first] = (JSON.parse(text) as DueCardsReply).cases;
    expect(first).toMatchObject({ questions: [{ isNew: true, options: { length: 4 } }] });
    const graded = (await grade('case-1-1')).json as GradedCardReply;
    expect(graded).toMatchObject({
      ...{ question: 'case-1-1', option: 'case-1-1-a', correctOption: 'case-1-1-a', revision: 1 },
      ...{ nextOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), reason: null, rule: '' },
    });
    expect(graded.takeaway).not.toBe('');
    expect(await due()).toMatchObject({ done: 1, cases: { length: 2 } });
  });

  it('are graded once however often a grade is sent', async () => {
    await miss(1);
    const sent = await Promise.all([1, 2, 3].map(() => grade('case-0-1', { isEasy: true })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    const refused = await grade('case-0-1', { idempotencyKey: 'grade-67890' });
    expect([refused.status, refused.json]).toMatchObject([409, { code: 'readiness/card-not-due' }]);
  });

  it('are noted by hand, and tell where another device was first', async () => {
    await miss(1);
    const noted = await edit('case-0-1', { why: 'misread', rule: '  When I see “except”, I read twice.  ' });
    expect(noted.json as CardReply).toMatchObject({
      why: 'misread',
      rule: 'When I see “except”, I read twice.',
      revision: 1,
    });
    expect((await edit('case-0-1', { turn: 'known' })).status).toBe(409);
    expect((await edit('case-0-1', { why: null, turn: 'known', revision: 1 })).json).toMatchObject({
      ...{ why: null, state: 'known', revision: 2 },
    });
    expect(await list(ada, '?state=known')).toMatchObject({ cards: { length: 1 }, counts: { known: 1, waiting: 0 } });
  });

  it.each([
    ['a rule of 301 characters', { rule: 'x'.repeat(MAX_RULE + 1) }, 'rule'],
    ['a reason that there is not', { why: 'luck' }, 'why'],
    ['a state that there is not', { turn: 'closed' }, 'turn'],
    ['no revision', { revision: null }, 'revision'],
  ])('refuse %s', async (_, body, field) => {
    await miss(1);
    const { status, json } = await edit('case-0-1', body);
    expect([status, json]).toMatchObject([422, { fields: { [field]: expect.any(String) } }]);
  });

  it.each([
    ['another question’s option', { option: 'case-0-2-a' }, 422],
    ['no option', { option: '' }, 422],
    ['seconds below none', { seconds: -1 }, 422],
    ['no name of the grade', { idempotencyKey: 'x' }, 422],
  ])('refuse a grade with %s', async (_, body, status) => {
    await miss(1);
    expect((await grade('case-0-1', body)).status).toBe(status);
    expect(await school.db('cards')).toEqual([]);
  });

  it('ask the database the same few times for ten answers and for thousands', async () => {
    const readsOf = (ask: () => Promise<unknown>) => countQueries(school.db, ask, isRead);
    for (const count of [10, 3_000]) {
      await miss(count);
      for (const ask of [due, list]) {
        await ask();
        const signedIn = await readsOf(() => school.ask('GET', paths.me, { as: ada }));
        expect((await readsOf(() => ask())) - signedIn).toBeLessThanOrEqual(4);
      }
    }
  });
});
