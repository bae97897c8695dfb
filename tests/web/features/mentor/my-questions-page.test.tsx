import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MyQuestionsPage } from '../../../../web/features/mentor/my-questions-page.tsx';
import { ASK_MENTOR, MY_QUESTIONS } from '../../../../web/text/copy/ask-mentor.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { aThread } from './thread-samples.ts';

const server = fakeServer();
const LIST = 'GET /mentor/threads';
const named = (id: string, text: string, facts: Parameters<typeof aThread>[0] = {}) =>
  aThread({ id, messages: [{ id, by: 'asker', text, at: '2026-11-20T01:00:00.000Z' }], ...facts });

beforeEach(() => {
  signIn(student(['k1']));
  server.on('GET /mentor/answer-time', { body: { medianMinutes: 90 } });
});

describe('my questions to the mentor', () => {
  it('have their state, their subject and the way to it', async () => {
    const threads = [
      named('a', 'About a second', { state: 'open' }),
      named('b', 'About a page', { about: { kind: 'page', at: null, page: 4 } }),
      named('c', 'About a test', {
        about: { kind: 'question', title: 'Mock 1', contentId: null, sittingId: 's1', at: null },
      }),
      named('d', 'About nothing', {
        state: 'closed',
        about: { kind: 'nothing', title: '', contentId: null, at: null },
      }),
    ];
    server.on(LIST, { body: { threads, nextBefore: null } });
    const page = show(<MyQuestionsPage />, '/messages');
    expect(await page.findByText(/within 90 minutes/)).toBeTruthy();
    const rows = await page.findAllByRole('button', { name: /^About/ });
    for (const row of rows) fireEvent.click(row);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'About a secondCaries riskat 12:31Waiting for an answer',
      'About a pagePage 4 of Caries riskAnswered',
      'About a testMock 1Answered',
      `About nothing${ASK_MENTOR.kinds.nothing}Closed`,
    ]);
    const links = within(page.getByRole('list', { name: MY_QUESTIONS.title })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/student/course/k1/video/b?t=751',
      '/student/course/k1',
      '/exam/sitting/s1/answers',
    ]);
    expect(page.getByText(ASK_MENTOR.closedLine)).toBeTruthy();
    await waitFor(() => expect(page.getAllByRole('form', { name: ASK_MENTOR.more })).toHaveLength(3));
  });

  it('open at the one that an email leads to, and can be written in', async () => {
    const POST = 'POST /mentor/threads/t1/messages';
    server.on(LIST, { body: { threads: [named('a', 'Another'), aThread({ isShown: true })], nextBefore: null } });
    server.on(POST, { body: aThread() });
    const page = show(<MyQuestionsPage />, '/messages#t1');
    expect(await page.findByText(/Because the diet/)).toBeTruthy();
    expect(page.getByRole('button', { name: /^Why is fluoride/ }).getAttribute('aria-expanded')).toBe('true');
    expect(page.getByRole('button', { name: /^Another/ }).getAttribute('aria-expanded')).toBe('false');
    expect(page.getByText(ASK_MENTOR.shownLine)).toBeTruthy();
    const row = within(page.getByRole('button', { name: /^Why is fluoride/ }).closest('li')!);
    fireEvent.change(await row.findByRole('textbox'), { target: { value: 'And at night?' } });
    fireEvent.click(row.getByRole('button', { name: ASK_MENTOR.sendMore }));
    expect(await page.findByText(ASK_MENTOR.moreSent)).toBeTruthy();
    expect(server.seen(POST)[0]?.body).toEqual({ text: 'And at night?', idempotencyKey: expect.any(String) });
    expect(server.seen(LIST).length).toBeGreaterThan(1);
  });

  it('come in pages', async () => {
    server.on(LIST, (_seen, query) =>
      query.get('before') === 'a'
        ? { body: { threads: [named('b', 'Older')], nextBefore: null } }
        : { body: { threads: [named('a', 'Newer')], nextBefore: 'a' } },
    );
    const page = show(<MyQuestionsPage />, '/messages');
    fireEvent.click(await page.findByRole('button', { name: MY_QUESTIONS.older }));
    expect(await page.findByText('Older')).toBeTruthy();
    expect(page.getByText('Newer')).toBeTruthy();
    expect(page.queryByRole('button', { name: MY_QUESTIONS.older })).toBeNull();
  });
});
