import { within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { ResultPage } from '../../../../web/features/exam-result/result-page.tsx';
import { RESULT } from '../../../../web/text/copy/exam-result.ts';
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

beforeEach(() => signIn(student(['a'])));

describe('a result', () => {
  it('tells each cluster in points against its mark, in words, and whose standard that is', async () => {
    server.on(CALL, { body: aResult() });
    const page = open();
    const heading = await page.findByRole('heading', { level: 3, name: 'Professionalism' });
    const passed = heading.closest('li') as HTMLElement;
    for (const words of ['42 of 60 points', 'Pass mark: 38 points', 'Passed'])
      expect(passed.textContent).toContain(words);
    const failed = page.getByRole('heading', { level: 3, name: 'Diagnosis' }).closest('li');
    for (const words of ['30 of 60 points', 'Pass mark: 36 points', 'Not passed', '6 points missing'])
      expect(failed?.textContent).toContain(words);
    expect(page.getByText('You are below the pass mark in 1 of 2 clusters.')).toBeTruthy();
    expect(page.getByText(/It is not the ADC’s standard\./).textContent).toContain('2 reviewers of this school');
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
      'Demo question, not reviewed by examiners',
      'Check the ADC handbook',
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
    [{ kind: 'timed' as const, isPassed: null, conditions: null }, 'You answered 72 of 120 questions right.'],
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
