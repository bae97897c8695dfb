import { describe, expect, it } from 'vitest';
import { GetBlueprint } from '../../../src/domain/exam/queries/get-blueprint.ts';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import type { ExamDay } from '../../../src/domain/readiness/cards/study-day.ts';
import { ListCards } from '../../../src/domain/readiness/queries/list-cards.ts';
import { ListDueCards } from '../../../src/domain/readiness/queries/list-due-cards.ts';
import { ShowsCardFigure } from '../../../src/domain/readiness/queries/shows-card-figure.ts';
import { EditCard, type EditedCard } from '../../../src/domain/readiness/use-cases/edit-card.ts';
import { type CardAnswer, GradeCard } from '../../../src/domain/readiness/use-cases/grade-card.ts';
import { sectionSource } from '../../../src/main/composition/links/exam.ts';
import { cardTexts, examShapes } from '../../../src/main/composition/links/readiness.ts';
import { aUser } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { fillBank } from '../../support/approved-vignettes.ts';
import { anAnswer, MORNING, scheduler, TODAY } from './card-samples.ts';

async function school(answers = [anAnswer()]) {
  const { db, stores, clock } = sqlWorld(MORNING);
  for (const id of ['ada', 'bob']) await stores.users.add(aUser({ id, email: `${id}@example.org` }));
  await fillBank(db, ['one', 'two'], { figures: [1] });
  const figure = { vignette_id: 'one', number: 1, file_key: 'large', small_file_key: 'small', width: 1, height: 1 };
  await db('figures').insert({ ...figure, created_at: 0 });
  const said: { answers: typeof answers; exam: ExamDay | undefined } = { answers, exam: undefined };
  const released = {
    of: async (userId: string) => (userId === 'ada' ? said.answers : []),
    to: async (userId: string, questionId: string) =>
      userId === 'ada' ? said.answers.filter((one) => one.questionId === questionId) : [],
  };
  const examDays = { of: async () => said.exam };
  const texts = cardTexts(sectionSource(stores.versionTexts, stores.vignetteFigures));
  const shapes = examShapes(new GetBlueprint(stores.blueprints));
  const grader = (cards: Pick<typeof stores.cards, 'find' | 'save'>) =>
    new GradeCard(released, cards, examDays, texts, stores.keyReader, shapes, scheduler, clock);
  const edit = new EditCard(released, stores.cards, examDays, scheduler, clock);
  const due = new ListDueCards(released, stores.cards, examDays, texts, scheduler, clock);
  const list = new ListCards(released, stores.cards, examDays, texts, shapes, scheduler, clock);
  const figures = new ShowsCardFigure(released, texts, clock);
  const answer = (facts: Partial<CardAnswer> = {}): CardAnswer => ({
    ...{ userId: 'ada', questionId: 'one-1', gradeNumber: 'first', optionId: 'one-1-a', seconds: 30, isEasy: false },
    ...facts,
  });
  return {
    ...{ said, clock, stores, grader, answer },
    grade: (facts: Partial<CardAnswer> = {}) => grader(stores.cards).run(answer(facts)),
    edit: (facts: Partial<EditedCard> = {}) =>
      edit.run({ userId: 'ada', questionId: 'one-1', edit: {}, revision: 0, ...facts }),
    due: async (userId = 'ada') => due.run({ userId }),
    list: (filter: Parameters<ListCards['run']>[0]['filter'] = {}, before?: string) =>
      list.run({ userId: 'ada', filter, before }),
    shows: (key: string, userId = 'ada') => figures.run({ userId, vignetteId: 'one', key }),
  };
}

describe('a card that is graded', () => {
  it('tells what is right and when it comes again, and is stored by its first grade', async () => {
    const { grade, stores } = await school();
    const { card, key, nextOn } = await grade();
    expect([key.optionId, nextOn]).toEqual(['one-1-a', '2026-03-05']);
    expect(card).toMatchObject({ begunOn: TODAY, lapses: 0, revision: 1, review: { on: TODAY, nextOn: '2026-03-05' } });
    expect(await stores.cards.of('ada')).toEqual([card]);
  });

  it('comes tomorrow where the answer was wrong, later where it was slow, latest where it was easy', async () => {
    const nextOn = async (facts: Partial<CardAnswer>) => (await (await school()).grade(facts)).nextOn;
    expect(await nextOn({ optionId: 'one-1-b' })).toBe('2026-03-03');
    expect(await nextOn({ seconds: 155 })).toBe('2026-03-04');
    expect(await nextOn({ isEasy: true })).toBe('2026-03-10');
  });

  it('counts a lapse each time it is forgotten, and none at the beginning', async () => {
    const { clock, grade } = await school();
    expect((await grade({ optionId: 'one-1-b' })).card.lapses).toBe(0);
    clock.advance(DAY_MS);
    const { card } = await grade({ gradeNumber: 'second', optionId: 'one-1-c' });
    expect([card.lapses, card.revision]).toEqual([1, 2]);
  });

  it('is graded once, however often the grade is sent, and answers the same', async () => {
    const { clock, grade, stores } = await school();
    const first = await grade();
    clock.advance(5 * DAY_MS);
    const [again, more] = await Promise.all([grade(), grade()]);
    expect([again, more]).toEqual([first, first]);
    expect(await stores.cards.of('ada')).toEqual([first.card]);
  });

  it('tells no next day to a grade that is sent again after the card was put aside', async () => {
    const { edit, grade } = await school();
    await grade();
    await edit({ edit: { turn: 'known' }, revision: 1 });
    expect((await grade()).nextOn).toBeNull();
  });

  it('takes one of two grades that come at the same moment', async () => {
    const { grade, stores } = await school();
    const sent = await Promise.allSettled([grade(), grade(), grade({ gradeNumber: 'other' })]);
    const [one] = await stores.cards.of('ada');
    expect(one?.revision).toBe(1);
    const taken = sent.flatMap((each) => (each.status === 'fulfilled' ? [each.value.card.gradeNumber] : []));
    expect(new Set(taken)).toEqual(new Set([one?.gradeNumber]));
  });

  it('is graded on what another device stored between reading and writing, or refused as not due', async () => {
    const { grader, answer, stores } = await school();
    let isFirst = true;
    const slow = grader({
      find: (...asked) => stores.cards.find(...asked),
      save: async (card) => {
        if (isFirst) await stores.cards.save({ ...card, gradeNumber: 'other' });
        isFirst = false;
        return stores.cards.save(card);
      },
    });
    await expect(slow.run(answer())).rejects.toMatchObject({ code: 'readiness/card-not-due' });
  });

  it('is refused before its day, by name of the day', async () => {
    const { grade } = await school();
    await grade();
    await expect(grade({ gradeNumber: 'second' })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'This card comes back on 5 March 2026.',
    });
  });

  it('does not say a day after the exam, and is refused on the day of the exam', async () => {
    const { said, grade } = await school();
    said.exam = { examOn: '2026-03-04', timeZone: 'Australia/Sydney' };
    expect((await grade({ isEasy: true })).nextOn).toBe('2026-03-03');
    said.exam = { examOn: '2026-03-03', timeZone: 'Australia/Sydney' };
    expect((await grade({ isEasy: true })).nextOn).toBeNull();
    said.answers = [anAnswer({ questionId: 'one-2' })];
    said.exam = { examOn: TODAY, timeZone: 'Australia/Sydney' };
    const other = { questionId: 'one-2', optionId: 'one-2-a', gradeNumber: 'other' };
    await expect(grade(other)).rejects.toMatchObject({ code: 'readiness/card-not-due' });
  });

  it('is refused with an option of another question', async () => {
    const { grade, stores } = await school();
    await expect(grade({ optionId: 'one-2-a' })).rejects.toMatchObject({
      kind: 'invalid',
      fields: { option: 'This option is not in this question.' },
    });
    expect(await stores.cards.of('ada')).toEqual([]);
  });

  it('is closed where its question was withdrawn, retired or replaced a second before', async () => {
    const { said, grade } = await school();
    said.answers = [anAnswer({ versionId: null })];
    await expect(grade()).rejects.toMatchObject({ code: 'readiness/card-closed' });
    said.answers = [anAnswer({ versionId: 'not-there' })];
    await expect(grade()).rejects.toMatchObject({ code: 'readiness/card-closed' });
  });

  it('is no card of another person, nor one that is only offered, nor of a question that was right', async () => {
    const { said, grade } = await school();
    const refused = { kind: 'not-found', code: 'readiness/no-card' };
    await expect(grade({ userId: 'bob' })).rejects.toMatchObject(refused);
    said.answers = [anAnswer({ isRight: true, isFlagged: true })];
    await expect(grade()).rejects.toMatchObject(refused);
    said.answers = [anAnswer({ isRight: true })];
    await expect(grade()).rejects.toMatchObject(refused);
  });
});

describe('a card that is edited', () => {
  it('keeps reason and rule before it was ever graded, and after', async () => {
    const { clock, edit, grade } = await school();
    const noted = await edit({ edit: { why: 'misread', rule: 'Read twice.' } });
    expect(noted).toMatchObject({ state: 'waiting', nextOn: null, card: { why: 'misread', revision: 1 } });
    const { card } = await grade();
    expect(card).toMatchObject({ why: 'misread', rule: 'Read twice.', revision: 2 });
    clock.advance(DAY_MS);
    const after = await edit({ edit: { why: null }, revision: 2 });
    expect(after).toMatchObject({ state: 'active', nextOn: '2026-03-05', card: { why: null, rule: 'Read twice.' } });
  });

  it('leaves the queue as known, and comes back as it was', async () => {
    const { edit, due } = await school();
    expect(await edit({ edit: { turn: 'known' } })).toMatchObject({ state: 'known' });
    expect((await due()).cases).toEqual([]);
    expect(await edit({ edit: { turn: 'in-turn' }, revision: 1 })).toMatchObject({ state: 'waiting' });
    expect((await due()).cases).toHaveLength(1);
  });

  it('is taken into turn where it was offered', async () => {
    const { said, edit } = await school();
    said.answers = [anAnswer({ isRight: true, isFlagged: true })];
    expect(await edit({ edit: { turn: 'in-turn' } })).toMatchObject({ state: 'waiting', card: { revision: 1 } });
  });

  it('is refused where another device changed it, and where there is none', async () => {
    const { edit } = await school();
    await edit({ edit: { rule: 'First.' } });
    const stale = { kind: 'conflict', isStale: true };
    await expect(edit({ edit: { rule: 'Second.' } })).rejects.toMatchObject(stale);
    await expect(edit({ edit: { rule: 'Third.' }, revision: 7 })).rejects.toMatchObject(stale);
    await expect(edit({ userId: 'bob' })).rejects.toMatchObject({ code: 'readiness/no-card' });
    await expect(edit({ questionId: 'two-1' })).rejects.toMatchObject({ code: 'readiness/no-card' });
  });
});

describe('the cards of today', () => {
  it('have their cases and options, in the approved text', async () => {
    const { due } = await school([anAnswer(), anAnswer({ questionId: 'one-2' })]);
    const { cases, day, done, left } = await due();
    expect([day, done, left]).toEqual([{ today: TODAY, examOn: null }, 0, 0]);
    expect(cases.map(({ vignette, cards }) => [vignette.case, cards.length])).toEqual([
      ['A patient comes with finding one.', 2],
    ]);
    expect((await due('bob')).cases).toEqual([]);
  });

  it('show the pictures of their cases, of nobody else’s', async () => {
    const { shows, said } = await school();
    expect([await shows('large'), await shows('small'), await shows('other')]).toEqual([true, true, false]);
    expect(await shows('large', 'bob')).toBe(false);
    said.answers = [anAnswer({ versionId: null })];
    expect(await shows('large')).toBe(false);
  });
});

describe('the list', () => {
  const many = Array.from({ length: 120 }, (_, at) =>
    anAnswer({
      questionId: `many-${at}`,
      versionId: at % 2 ? null : 'one-v1',
      cluster: at % 3 ? 'c1' : 'c2',
      at: new Date(MORNING.getTime() - at),
    }),
  );

  it('has fifty cards at a time, the newest answer first, and counts all of them', async () => {
    const { list } = await school(many);
    const first = await list();
    expect([first.cards.length, first.cards[0]?.questionId, first.nextBefore]).toEqual([50, 'many-0', 'many-49']);
    expect(first.counts).toEqual({ offered: 0, waiting: 60, active: 0, known: 0, closed: 60 });
    expect(first.clusters.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'c4']);
    const last = await list({}, (await list({}, 'many-49')).nextBefore ?? '');
    expect([last.cards.length, last.cards[0]?.questionId, last.nextBefore]).toEqual([20, 'many-100', null]);
  });

  it('is filtered by state, reason and cluster', async () => {
    const { list, edit } = await school([anAnswer({ questionId: 'one-2' }), ...many]);
    await edit({ questionId: 'one-2', edit: { why: 'time' } });
    const ids = async (...asked: Parameters<typeof list>) =>
      (await list(...asked)).cards.map(({ questionId }) => questionId);
    expect(await ids({ why: 'time' })).toEqual(['one-2']);
    expect((await ids({ state: 'closed', cluster: 'c2' })).slice(0, 2)).toEqual(['many-3', 'many-9']);
    expect(await ids({ state: 'closed', cluster: 'c2' }, 'many-111')).toEqual(['many-117']);
  });

  it('has the question where it is in the bank', async () => {
    const { list } = await school([anAnswer(), anAnswer({ questionId: 'gone', versionId: null })]);
    const { cards } = await list();
    const stems = new Map(cards.map(({ questionId, stem }) => [questionId, stem]));
    expect(stems.get('one-1')).toMatch(/finding 1 of the case one/);
    expect(stems.get('gone')).toBeNull();
  });
});
