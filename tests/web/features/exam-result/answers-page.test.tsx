import { fireEvent, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { AnswersPage } from '../../../../web/features/exam-result/answers-page.tsx';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { ANSWERS, REPORT, TAUGHT_AT } from '../../../../web/text/copy/exam-result.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { anAnswer, someAnswers } from './result-samples.ts';

const server = fakeServer();
const CALL = 'GET /exam/sittings/s1/answers';
const open = (query = '') =>
  show(
    <Routes>
      <Route path="/exam/sitting/:sittingId/answers" element={<AnswersPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `/exam/sitting/s1/answers${query}`,
  );
const withQuestion = (facts: Parameters<typeof anAnswer>[1]) => {
  const [vignette] = someAnswers().vignettes;
  return someAnswers({ vignettes: [{ ...vignette!, questions: [anAnswer(1, facts)] }] });
};

beforeEach(() => {
  signIn(student(['a']));
  server.on(CALL, { body: someAnswers() });
});

describe('the answers', () => {
  it('show a case with own answer, right one, why of each, what to remember and references', async () => {
    const page = open();
    const question = await page.findByRole('region', { name: 'Question 1' });
    const [wrong, right] = within(question).getAllByRole('listitem');
    expect(wrong?.textContent).toContain('Your answer');
    expect(wrong?.textContent).toContain('It has no swelling.');
    expect(right?.textContent).toContain(EXAM.rightOption);
    expect(right?.textContent).toContain('It wakes at night.');
    for (const words of ['Pain at night speaks for the pulp.', 'Test the pulp first.', 'Guideline', '1 min 35 s'])
      expect(question.textContent).toContain(words);
    expect(page.getByText('A woman of 34.')).toBeTruthy();
    expect(page.queryByText('A boy of 9.')).toBeNull();
  });

  it('lead to the second of the lesson and to the page of the paper that teach it, and say what may have moved', async () => {
    const lesson = { courseId: 'k1', contentId: 'risk', title: 'Caries risk', isPaper: false, at: 751 };
    const lessons = [
      { ...lesson, s3Key: 'videos/risk.mp4', hasMoved: true },
      { ...lesson, isPaper: true, at: 4, s3Key: 'documents/risk.pdf', hasMoved: false },
    ];
    server.on(CALL, { body: withQuestion({ lessons }) });
    const page = open('?only=wrong');
    const video = await page.findByRole('link', { name: TAUGHT_AT.second('12:31', 'Caries risk') });
    expect(video.getAttribute('href')).toBe('/student/course/k1/video/risk?t=751');
    const paper = page.getByRole('link', { name: /^Page 4 of Caries risk/ });
    expect(paper.getAttribute('href')).toMatch(/documents\/risk\.pdf#page=4$/);
    expect(page.getAllByText(TAUGHT_AT.hasMoved)).toHaveLength(1);
  });

  it('go from case to case', async () => {
    const page = open();
    const [next] = await page.findAllByRole('button', { name: ANSWERS.pager.next });
    fireEvent.click(next as HTMLElement);
    expect(await page.findByText('A boy of 9.')).toBeTruthy();
    expect(page.getAllByText('Case 2 of 2')).toHaveLength(2);
  });

  it('can be jumped to by number within a case', async () => {
    const page = open('?case=2');
    const jumps = within(await page.findByRole('navigation', { name: ANSWERS.questions }));
    const [jump] = jumps.getAllByRole('link', { name: 'Question 2' });
    expect(jump?.getAttribute('href')).toBe('/exam/sitting/s1/answers?case=2#question-2');
    expect(page.getByRole('heading', { name: 'Question 2' }).id).toBe('question-2');
  });

  it('are chosen by result, cluster and section, which the server is asked for', async () => {
    const asked: string[] = [];
    server.on(CALL, (_seen, query) => {
      asked.push(query.toString());
      return { body: someAnswers({ only: query.get('only') === 'wrong' ? 'wrong' : 'all' }) };
    });
    const page = open('?case=2');
    fireEvent.change(await page.findByLabelText(ANSWERS.section), { target: { value: '2' } });
    fireEvent.change(await page.findByLabelText(ANSWERS.show), { target: { value: 'wrong' } });
    fireEvent.change(await page.findByLabelText(ANSWERS.cluster), { target: { value: 'c2' } });
    await page.findByText('A woman of 34.');
    await expect.poll(() => asked).toEqual(['', 'section=2', 'only=wrong', 'only=wrong&cluster=c2']);
  });

  it('say that none fits, and show all again', async () => {
    server.on(CALL, (_seen, query) => ({
      body: query.get('only') === 'flagged' ? someAnswers({ only: 'flagged', vignettes: [] }) : someAnswers(),
    }));
    const page = open('?only=flagged');
    expect(await page.findByText(ANSWERS.none.flagged)).toBeTruthy();
    fireEvent.click(page.getByRole('button', { name: ANSWERS.showAll }));
    expect(await page.findByText('A woman of 34.')).toBeTruthy();
  });

  it.each([
    [{ option: null }, ANSWERS.blank],
    [{ option: null, isReached: false }, ANSWERS.notReached],
    [{ isFlagged: true }, ANSWERS.flagged],
    [{ lateOption: 'b' }, ANSWERS.late('B')],
    [{ withdrawn: 'Two options are right.' }, ANSWERS.withdrawn('Two options are right.')],
  ])('note what is special: %j', async (facts, words) => {
    server.on(CALL, { body: withQuestion(facts) });
    const page = open();
    const question = await page.findByRole('region', { name: 'Question 1' });
    expect(within(question).getByText(words)).toBeTruthy();
  });
});

describe('a report of a problem', () => {
  const POST = 'POST /exam/questions/q1/reports';
  const report = { kind: 'answer', text: 'A is right too.', createdAt: '2026-11-20T01:00:00.000Z' } as const;

  it('need not be sent', async () => {
    const page = open();
    fireEvent.click(await page.findByRole('button', { name: ANSWERS.report }));
    const dialog = await page.findByRole('dialog', { name: REPORT.title });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(server.seen(POST)).toEqual([]);
  });

  it('is sent with its kind and words, and is then at the question', async () => {
    const page = open();
    fireEvent.click(await page.findByRole('button', { name: ANSWERS.report }));
    const dialog = await page.findByRole('dialog', { name: REPORT.title });
    fireEvent.change(await within(dialog).findByLabelText(REPORT.kind), { target: { value: 'unclear' } });
    fireEvent.change(within(dialog).getByLabelText(REPORT.text), { target: { value: 'Which tooth?' } });
    server.on(POST, { status: 201, body: {} });
    server.on(CALL, { body: withQuestion({ report: { ...report, state: 'open', answer: '', answeredAt: null } }) });
    fireEvent.click(within(dialog).getByRole('button', { name: REPORT.send }));
    expect(await page.findByText(ANSWERS.waiting)).toBeTruthy();
    expect(server.seen(POST)[0]?.body).toEqual({
      sittingId: 's1',
      kind: 'unclear',
      text: 'Which tooth?',
    });
    expect(page.queryByRole('button', { name: ANSWERS.report })).toBeNull();
  });

  it('shows what the school answered, and leaves room for another one', async () => {
    const answered = { ...report, state: 'answered', answer: 'It is not.', answeredAt: report.createdAt } as const;
    server.on(CALL, { body: withQuestion({ report: answered }) });
    const page = open();
    expect(await page.findByText('It is not.')).toBeTruthy();
    expect(page.getByText('A is right too.')).toBeTruthy();
    expect(page.getByRole('button', { name: ANSWERS.report })).toBeTruthy();
  });

  it('that is refused says why in its window', async () => {
    const message = 'You have reported this question already. We will answer soon.';
    server.on(POST, { status: 409, body: { message, code: 'exam/reported-already' } });
    const page = open();
    fireEvent.click(await page.findByRole('button', { name: ANSWERS.report }));
    const dialog = await page.findByRole('dialog', { name: REPORT.title });
    fireEvent.change(await within(dialog).findByLabelText(REPORT.text), { target: { value: 'Again' } });
    fireEvent.click(within(dialog).getByRole('button', { name: REPORT.send }));
    expect(await within(dialog).findByText(message)).toBeTruthy();
  });
});
