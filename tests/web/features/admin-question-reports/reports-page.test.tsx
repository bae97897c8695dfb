import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { QuestionReportReply } from '../../../../src/wire/replies/results.ts';
import { ReportsPage } from '../../../../web/features/admin-question-reports/reports-page.tsx';
import { REPORTS } from '../../../../web/text/copy/admin-question-reports.ts';
import { anAnswer } from '../exam-result/result-samples.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const LIST = 'GET /admin/question-reports';
const { id, stemBlocks, options, explanationBlocks, takeaway, references } = anAnswer(1);
const aReport = (facts: Partial<QuestionReportReply> = {}): QuestionReportReply => ({
  ...{ _id: 'r1', id: 'r1', kind: 'answer', text: 'A is right too.', state: 'open' },
  createdAt: '2026-11-20T01:00:00.000Z',
  ...{ studentId: 'ada', student: 'Ada Lovelace', answer: '', answeredBy: null, answeredAt: null },
  ...{ vignetteId: 'v1', vignetteNumber: 12, vignetteTitle: 'Pain at night' },
  question: { id, stemBlocks, options, explanationBlocks, takeaway, references, position: 3, figures: [] },
  ...facts,
});
const open = (query = '') => show(<ReportsPage />, `/admin/questions/reports${query}`);

beforeEach(() => signIn(student([], { role: 'admin' })));

describe('reports of questions', () => {
  it('show what is wrong with which question, and the question itself', async () => {
    server.on(LIST, { body: { reports: [aReport()], nextBefore: null } });
    const page = open();
    expect(await page.findByText('A is right too.')).toBeTruthy();
    expect(page.getByRole('link', { name: 'V12 Pain at night' }).getAttribute('href')).toBe('/admin/questions/v1');
    expect(page.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe('/admin/students/ada');
    fireEvent.click(page.getByRole('button', { name: REPORTS.showQuestion }));
    expect(await page.findByText('It wakes at night.')).toBeTruthy();
  });

  it('are answered, and are then among the answered ones', async () => {
    const POST = 'POST /admin/question-reports/r1/answer';
    let isAnswered = false;
    server.on(LIST, (_seen, query) => ({
      body: { reports: (query.get('state') === 'open') === isAnswered ? [] : [aReport()], nextBefore: null },
    }));
    server.on(POST, () => {
      isAnswered = true;
      return { body: aReport({ state: 'answered' }) };
    });
    const page = open();
    fireEvent.change(await page.findByLabelText(REPORTS.answer), { target: { value: 'It is not.' } });
    fireEvent.click(page.getByRole('button', { name: REPORTS.send }));
    expect(await page.findByText(REPORTS.none.open)).toBeTruthy();
    expect(server.seen(POST)[0]?.body).toEqual({ answer: 'It is not.' });
  });

  it('that are answered name who did, and ask for no other answer', async () => {
    const facts = {
      state: 'answered',
      answer: 'It is not.',
      answeredBy: 'Bob',
      answeredAt: '2026-11-21T01:00:00.000Z',
    };
    server.on(LIST, { body: { reports: [aReport({ ...facts, question: null } as never)], nextBefore: null } });
    const page = open('?state=answered');
    expect(await page.findByText('It is not.')).toBeTruthy();
    expect(page.getByText(/^Bob, /)).toBeTruthy();
    expect(page.getByText(REPORTS.noQuestion)).toBeTruthy();
    expect(page.queryByLabelText(REPORTS.answer)).toBeNull();
  });

  it('keep what was written when the answer is refused', async () => {
    server.on(LIST, { body: { reports: [aReport()], nextBefore: null } });
    server.on('POST /admin/question-reports/r1/answer', { status: 503, body: { message: 'Please try again.' } });
    const page = open();
    fireEvent.change(await page.findByLabelText(REPORTS.answer), { target: { value: 'It is not.' } });
    fireEvent.click(page.getByRole('button', { name: REPORTS.send }));
    expect(await page.findByText('Please try again.')).toBeTruthy();
    expect((page.getByLabelText(REPORTS.answer) as HTMLTextAreaElement).value).toBe('It is not.');
  });
});
