import { within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ResultPage } from '../../../../web/features/exam-result/result-page.tsx';
import { CARDS } from '../../../../web/text/copy/cards.ts';
import { RESULT } from '../../../../web/text/copy/exam-result.ts';
import { PRACTICE } from '../../../../web/text/copy/practice.ts';
import { exam, openPractice, own, practice, scored } from '../exam/support/exam.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { aResult } from './result-samples.ts';

const server = fakeServer();
const CALL = 'GET /exam/sittings/s1/result';
const open = () =>
  show(
    <Routes>
      <Route path="/exam/sitting/:sittingId/result" element={<ResultPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/exam/sitting/s1/result',
  );

const PRACTISED = { kind: 'tutor' as const, isPassed: null, conditions: null };

beforeEach(() => {
  signIn(student(['a']));
  server.on('GET /exam', { body: exam({ canPractise: false }) });
  server.on('GET /exam/sittings', own());
});

describe('a result', () => {
  it('tells each cluster in points against its mark, in words, and whose standard that is', async () => {
    server.on(CALL, { body: aResult() });
    const page = open();
    const heading = await page.findByRole('heading', { level: 3, name: 'Professionalism' });
    const passed = heading.closest('li') as HTMLElement;
    for (const words of ['42 of 60 points', 'Pass mark: 38 points', 'Passed'])
      expect(passed.textContent).toContain(words);
    const failed = page.getByRole('heading', { level: 3, name: 'Diagnosis' }).closest('li');
    for (const words of ['30 of 60 points', 'Pass mark: 36 points', 'Not passed', '6 points below the pass mark'])
      expect(failed?.textContent).toContain(words);
    expect(page.getByText('You are below the pass mark in 1 of 2 clusters.')).toBeTruthy();
    expect(page.getByText(/It is not the ADC’s standard\./).textContent).toContain('2 reviewers of this school');
  });

  it('of a free mock exam says what would fail, and shows no answer', async () => {
    server.on(CALL, { body: aResult({ hasAnswers: false, questions: [] }) });
    const page = open();
    expect(await page.findByText(RESULT.free.below(['Diagnosis']))).toBeTruthy();
    expect(page.getByRole('link', { name: RESULT.free.toCourses }).getAttribute('href')).toBe('/courses');
    expect(page.queryByRole('link', { name: RESULT.toAnswers })).toBeNull();
    expect(page.queryByRole('heading', { name: RESULT.questions })).toBeNull();
  });

  it.each([
    [true, RESULT.free.above],
    [null, RESULT.free.unmarked],
  ])('of a free mock exam says what the mark of each cluster means: %s', async (isPassed, words) => {
    const clusters = aResult().clusters.map((cluster) => ({ ...cluster, isPassed }));
    server.on(CALL, { body: aResult({ hasAnswers: false, questions: [], clusters }) });
    expect(await open().findByText(words)).toBeTruthy();
  });

  it('leads back to the test of the course that it was begun from', async () => {
    server.on(CALL, { body: aResult({ dayTest: { courseId: 'a', contentId: 'quiz' } }) });
    const back = await open().findByRole('link', { name: RESULT.toCourse });
    expect(back.getAttribute('href')).toBe('/student/course/a/video/quiz');
  });

  it('tells what led to it: subjects, time, open and late answers, withdrawn questions, conditions', async () => {
    server.on(CALL, { body: aResult() });
    const page = open();
    const table = await page.findByRole('table', { name: 'Diagnosis' });
    expect(within(table).getByRole('row', { name: 'Endodontics 30 of 60' })).toBeTruthy();
    const main = page.container.textContent;
    for (const words of [
      RESULT.ends['time-over'],
      '1 h 43 min',
      'Left blank3 of 70',
      'Not reached2 of 70',
      'Too late to count1 of 70',
      'Section 1, question 9',
      'Two options are right.',
      RESULT.byConditions.exam,
      'You had 25% extra time.',
      '10 questions were on trial.',
      'Short mock exam',
      RESULT.demo,
    ])
      expect(main).toContain(words);
    expect(page.getByRole('link', { name: RESULT.toAnswers }).getAttribute('href')).toBe('/exam/sitting/s1/answers');
    expect(page.getByRole('button', { name: RESULT.print })).toBeTruthy();
  });

  it.each([
    [{ isPassed: true }, RESULT.passed],
    [
      {
        isPassed: null,
        clusters: aResult().clusters.map((one) => ({ ...one, passMark: null, isPassed: null })),
      },
      RESULT.unknown,
    ],
    [{ kind: 'timed' as const, isPassed: null, conditions: null }, 'You answered 72 of 120 questions right (60%).'],
    [{ clusters: [], grid: [] }, RESULT.nothing],
    [{ isComplete: false }, RESULT.incomplete],
  ])('says what it came to: %j', async (facts, words) => {
    server.on(CALL, { body: aResult(facts) });
    expect(await open().findByText(words)).toBeTruthy();
  });

  it('without pass marks says what one needs', async () => {
    const clusters = aResult().clusters.map((one) => ({ ...one, passMark: null, isPassed: null }));
    server.on(CALL, { body: aResult({ clusters, isPassed: null }) });
    const page = open();
    expect(await page.findByText(RESULT.noStandard)).toBeTruthy();
    expect(page.queryByText(/ADC’s standard/)).toBeNull();
  });

  it('that is not released yet says when, and is no failure', async () => {
    const message = 'You see your result from 4 March 2026, 10:30 pm (Sydney time).';
    server.on(CALL, { status: 409, body: { message, code: 'exam/not-released' } });
    const page = open();
    expect(await page.findByText(message)).toBeTruthy();
    expect(page.getByRole('link', { name: RESULT.toDashboard })).toBeTruthy();
    expect(page.queryByRole('button')).toBeNull();
  });
});

describe('a result leads on', () => {
  const begin = () => {
    server.on('GET /exam', { body: exam() });
    server.on('GET /exam/practice', { body: practice() });
    server.on('POST /exam/practice', { status: 201, body: { id: 's9' } });
  };
  const sent = () => server.seen('POST /exam/practice').map(({ body }) => body);

  it('to its answers, whether or not this person may practise', async () => {
    server.on(CALL, { body: aResult(PRACTISED) });
    const steps = within(await open().findByRole('region', { name: RESULT.steps }));
    expect(steps.getByRole('link', { name: RESULT.toAnswers }).getAttribute('href')).toBe('/exam/sitting/s1/answers');
    expect(steps.queryByRole('button')).toBeNull();
  });

  it.each([
    ['with a wrong answer to its card', {}, true],
    ['without one to none', { questions: aResult().questions.map((one) => ({ ...one, isRight: true })) }, false],
    ['of a free mock exam to none', { hasAnswers: false }, false],
    ['of a preview to none', { isPreview: true }, false],
  ])('%s', async (_name, facts, hasCards) => {
    server.on(CALL, { body: aResult(facts) });
    const steps = within(await open().findByRole('region', { name: RESULT.steps }));
    const link = steps.queryByRole('link', { name: CARDS.fromResult });
    expect(link?.getAttribute('href')).toBe(hasCards ? '/exam/cards/due' : undefined);
  });

  it.each([
    [RESULT.practiseMistakes, { clusters: [], status: 'wrong', vignettes: 2 }],
    [RESULT.weakest('Diagnosis'), { clusters: ['c2'], status: 'all', vignettes: 4 }],
  ])('to a tutor test: %s', async (name, wanted) => {
    begin();
    server.on(CALL, { body: aResult(PRACTISED) });
    const page = open();
    await page.user.click(await page.findByRole('button', { name }));
    await expect.poll(page.address).toBe('/exam/sitting/s9');
    expect(sent()).toEqual([{ subjects: [], mode: 'tutor', ...wanted, idempotencyKey: expect.any(String) }]);
  });

  it('of a mock exam to its weakest cluster alone: its cases are not practised', async () => {
    begin();
    server.on(CALL, { body: aResult() });
    const page = open();
    expect(await page.findByRole('button', { name: RESULT.weakest('Diagnosis') })).toBeTruthy();
    expect(page.queryByRole('button', { name: RESULT.practiseMistakes })).toBeNull();
  });

  it('without a mistake to no test', async () => {
    begin();
    const clusters = aResult().clusters.map((one) => ({ ...one, correct: one.of }));
    const questions = aResult().questions.map((one) => ({ ...one, isRight: true }));
    server.on(CALL, { body: aResult({ ...PRACTISED, clusters, questions }) });
    const page = open();
    await page.findByText(/\(100%\)/);
    await expect.poll(() => server.seen('GET /exam/practice')).toHaveLength(1);
    expect(page.queryByRole('button', { name: /Weakest|mistakes/ })).toBeNull();
  });

  it('and asks before it ends a test that is open', async () => {
    begin();
    server.on('GET /exam', { body: exam({ open: [openPractice({ id: 's5' })] }) });
    server.on(CALL, { body: aResult(PRACTISED) });
    const page = open();
    await page.user.click(await page.findByRole('button', { name: RESULT.practiseMistakes }));
    const dialog = within(await page.findByRole('alertdialog', { name: PRACTICE.anotherTitle }));
    expect(sent()).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: PRACTICE.another }));
    await expect.poll(page.address).toBe('/exam/sitting/s9');
    expect(sent()).toMatchObject([{ ends: 's5' }]);
  });

  it('by numbers that say right or wrong in words, each to its answer', async () => {
    server.on(CALL, { body: aResult() });
    const strip = within(await open().findByRole('region', { name: RESULT.questions }));
    expect(
      strip.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Question 1, right', '/exam/sitting/s1/answers?section=1&case=1#question-1'],
      ['Question 2, wrong', '/exam/sitting/s1/answers?section=1&case=1#question-2'],
      ['Question 3, does not count', '/exam/sitting/s1/answers?section=1&case=2#question-3'],
    ]);
  });

  it('beside the last three tests of this person that ended before it and are released', async () => {
    server.on(CALL, { body: aResult() });
    const points = { right: 6, counted: 19 };
    const facts = { points, endedAt: '2026-11-19T01:00:00.000Z' };
    const tests = [
      scored({ ...facts, id: 'later', title: 'Later', endedAt: '2026-11-21T01:00:00.000Z' }),
      scored({ ...facts, id: 's1', title: 'This one' }),
      scored({ ...facts, id: 'waits', title: 'Waits', points: null }),
      ...['One', 'Two', 'Three', 'Four'].map((title) => scored({ ...facts, id: title, title })),
    ];
    server.on('GET /exam/sittings', { body: { sittings: tests, nextBefore: null } });
    const before = within(await open().findByRole('region', { name: RESULT.before }));
    expect(before.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      ['One', 'Two', 'Three'].map((title) => [title, `/exam/sitting/${title}/result`]),
    );
    expect(before.getAllByText('6 of 19 right (31%)')).toHaveLength(3);
  });

  it('and sets the pace of the exam beside the own one', async () => {
    server.on(CALL, { body: aResult() });
    expect(await open().findByText('The exam allows 1 min 43 s for each question.')).toBeTruthy();
  });
});
