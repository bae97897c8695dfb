import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { StudentAnswersPage } from '../../../../web/features/admin-students/student-answers-page.tsx';
import { StudentResultPage } from '../../../../web/features/admin-students/student-result-page.tsx';
import { SEEN_RESULT } from '../../../../web/text/copy/admin-student-exam.ts';
import { ANSWERS, RESULT } from '../../../../web/text/copy/exam-result.ts';
import { momentOf } from '../../../../web/text/dates.ts';
import { aResult, someAnswers } from '../exam-result/result-samples.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const AT = '2026-12-03T09:00:00.000Z';
const open = (page: 'result' | 'answers') =>
  show(
    <Routes>
      <Route path="/admin/students/:studentId/sittings/:sittingId/result" element={<StudentResultPage />} />
      <Route path="/admin/students/:studentId/sittings/:sittingId/answers" element={<StudentAnswersPage />} />
    </Routes>,
    `/admin/students/s/sittings/m/${page}`,
  );
const seen = (releaseAt: string | null = null) => ({
  body: { student: { _id: 's', id: 's', name: 'Sana' }, releaseAt, result: aResult() },
});

beforeEach(() => signIn(student([], { role: 'admin', roles: ['teacher'] })));

describe('the result of a student', () => {
  it('is the candidate’s, says whose it is and that a teacher sees it, and asks nothing of the teacher’s own tests', async () => {
    server.on('GET /admin/students/s/sittings/m/result', seen());
    const page = open('result');
    expect(await page.findByText(SEEN_RESULT.asTeacher)).toBeTruthy();
    expect(page.getByText(SEEN_RESULT.line('Sana'))).toBeTruthy();
    expect(page.getByText('You are below the pass mark in 1 of 2 clusters.')).toBeTruthy();
    expect(page.getByRole('heading', { name: RESULT.pace })).toBeTruthy();
    expect(page.getByRole('link', { name: SEEN_RESULT.toAnswers }).getAttribute('href')).toBe(
      '/admin/students/s/sittings/m/answers',
    );
    expect(page.getByRole('link', { name: RESULT.question(2, false) }).getAttribute('href')).toBe(
      '/admin/students/s/sittings/m/answers?section=1&case=1#question-2',
    );
    expect(page.queryByText(SEEN_RESULT.shownFrom('Sana', momentOf(AT)))).toBeNull();
    expect(page.queryByRole('region', { name: RESULT.steps })).toBeNull();
  });

  it('says from when the student sees it', async () => {
    server.on('GET /admin/students/s/sittings/m/result', seen(AT));
    expect(await open('result').findByText(SEEN_RESULT.shownFrom('Sana', momentOf(AT)))).toBeTruthy();
  });

  it('says that there is no such test, and why one cannot be read yet', async () => {
    const call = 'GET /admin/students/s/sittings/m/result';
    server.on(call, { status: 404, body: { message: 'No.' } });
    const page = open('result');
    expect(await page.findByText(SEEN_RESULT.unknown)).toBeTruthy();
    page.unmount();
    const message = 'You see the result of this student when the test is over.';
    server.on(call, { status: 409, body: { message, code: 'exam/not-over' } });
    expect(await open('result').findByText(message)).toBeTruthy();
  });
});

describe('the answers of a student', () => {
  it('have their keys, and nothing to report', async () => {
    server.on('GET /admin/students/s/sittings/m/answers', { body: someAnswers() });
    const page = open('answers');
    expect(await page.findByText(SEEN_RESULT.asTeacher)).toBeTruthy();
    expect(page.getAllByText(ANSWERS.about).length).toBeGreaterThan(0);
    expect(page.queryByRole('button', { name: ANSWERS.report })).toBeNull();
  });
});
