import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sessionStore } from '../../../../web/api/session-store.ts';
import { DueCardsPage } from '../../../../web/features/cards/due-cards-page.tsx';
import { keepPreferences } from '../../../../web/platform/player-preferences.ts';
import { CARDS, DUE } from '../../../../web/text/copy/cards.ts';
import { EXAM } from '../../../../web/text/copy/exam.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { aCard, dueCards, gradedCard } from './card-samples.ts';

const server = fakeServer();
const DUE_CALL = 'GET /exam/cards/due';
const gradeOf = (id: string) => `POST /exam/cards/${id}/grade`;
const OPTIONS = { q1: 'q1b', q2: 'q2a', q3: 'q3a' } as const;

const open = () =>
  show(
    <Routes>
      <Route path="/exam/cards/due" element={<DueCardsPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/exam/cards/due',
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const card = (at: number, of: number) => screen.findByRole('heading', { name: DUE.place(at, of) });
const option = (text: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(text) });
const bodies = (call: string) => server.seen(call).map(({ body }) => body as Record<string, unknown>);
const comeOnline = () => act(() => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  Element.prototype.scrollIntoView = vi.fn();
  keepPreferences({ hasShortcuts: true });
  signIn(student(['k1']));
  server.on(DUE_CALL, { body: dueCards([['q1', 'q2'], ['q3']], { done: 4, left: 31 }) });
  for (const [id, chosen] of Object.entries(OPTIONS)) server.on(gradeOf(id), { body: gradedCard(id, chosen) });
});

describe('cards of today', () => {
  it('come one at a time by case, are checked and explained, with the day on which each comes again', async () => {
    const { user } = open();
    await card(1, 3);
    expect(screen.getByRole('region', { name: EXAM.case }).textContent).toContain('Case 1.');
    expect(screen.getByText(DUE.doneToday(4))).toBeTruthy();
    expect(button(DUE.check).disabled).toBe(true);

    await user.click(option('Option b of q1'));
    await user.click(button(DUE.check));
    expect(await screen.findByText(EXAM.youWereWrong('A'))).toBeTruthy();
    expect(screen.getByText('Why of q1')).toBeTruthy();
    expect(screen.getByText('Test the nerve.')).toBeTruthy();
    expect(screen.getByText('Next on 3 March')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(DUE.place(1, 3));
    expect(bodies(gradeOf('q1'))).toEqual([
      { idempotencyKey: expect.any(String) as string, option: 'q1b', seconds: 0, isEasy: false },
    ]);

    await user.click(button(DUE.forward));
    await card(2, 3);
    expect(screen.getByRole('region', { name: EXAM.case }).textContent).toContain('Case 1.');
    server.on(gradeOf('q2'), { body: gradedCard('q2', 'q2a', { nextOn: null, rule: 'When I see pus I drain.' }) });
    await user.click(option('Option a of q2'));
    await user.click(button(DUE.easy));
    expect(await screen.findByText(EXAM.youWereRight)).toBeTruthy();
    expect(bodies(gradeOf('q2'))).toMatchObject([{ option: 'q2a', isEasy: true }]);
    expect(screen.getByText(CARDS.next(null))).toBeTruthy();
    expect(screen.getByText('When I see pus I drain.')).toBeTruthy();
    expect(screen.queryByText(CARDS.why)).toBeNull();

    await user.click(button(DUE.forward));
    await card(3, 3);
    expect(screen.getByRole('region', { name: EXAM.case }).textContent).toContain('Case 2.');
    await user.click(option('Option a of q3'));
    await user.click(button(DUE.check));
    await user.click(await screen.findByRole('button', { name: DUE.finish }));
    expect(await screen.findByRole('heading', { name: DUE.end })).toBe(document.activeElement);
    expect(screen.getByText(`${DUE.endLine(2, 3)} ${DUE.whenNext}`)).toBeTruthy();
    expect(screen.getByText('31 more wait for the days to come.')).toBeTruthy();
    expect(screen.getByText(DUE.doneToday(7))).toBeTruthy();
    expect(screen.queryByText(DUE.offline)).toBeNull();
  });

  it('are answered by keys, with the reason of a wrong answer, which no text field takes for one', async () => {
    server.on('PATCH /exam/cards/q1', ({ body }) => {
      const { why, rule, revision } = body as { why?: 'knowledge'; rule?: string; revision: number };
      return { body: aCard('q1', { why: why ?? 'knowledge', rule: rule ?? '', revision: revision + 1 }) };
    });
    const { user } = open();
    await card(1, 3);
    await user.keyboard('b{Enter}');
    await screen.findByText(EXAM.youWereWrong('A'));
    await user.keyboard('k');
    await waitFor(() => expect(button(CARDS.reasons.knowledge).getAttribute('aria-pressed')).toBe('true'));
    const rule = screen.getByLabelText(CARDS.rule);
    await user.type(rule, 'When I see a mark, I test it.{Enter}');
    await waitFor(() =>
      expect(bodies('PATCH /exam/cards/q1')).toEqual([
        { why: 'knowledge', revision: 1 },
        { rule: 'When I see a mark, I test it.', revision: 2 },
      ]),
    );
    await user.keyboard('{Enter}');
    await card(2, 3);
  });

  it('are sent with the seconds that they were on the screen', async () => {
    const { user } = open();
    await card(1, 3);
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 4000);
    onTestFinished(() => later.mockRestore());
    await user.keyboard('b{Enter}');
    await waitFor(() => expect(bodies(gradeOf('q1'))[0]?.['seconds']).toBeGreaterThanOrEqual(4));
  });

  it('leave letters alone where single keys are off', async () => {
    keepPreferences({ hasShortcuts: false });
    const { user } = open();
    await card(1, 3);
    await user.keyboard('b');
    expect(option('Option b of q1').checked).toBe(false);
  });

  it('are put aside, and come back in turn', async () => {
    server.on('PATCH /exam/cards/q1', ({ body }) => {
      const { turn, revision } = body as { turn: string; revision: number };
      const isKnown = turn === 'known';
      return {
        body: aCard('q1', {
          ...{ state: isKnown ? 'known' : 'active', nextOn: isKnown ? null : '2026-03-03', revision: revision + 1 },
        }),
      };
    });
    const { user } = open();
    await card(1, 3);
    await user.keyboard('b{Enter}');
    await user.click(await screen.findByRole('button', { name: DUE.aside }));
    expect(await screen.findByText(DUE.isAside)).toBeTruthy();
    await user.click(button(CARDS.inTurn));
    expect(await screen.findByText('Next on 3 March')).toBeTruthy();
    expect(bodies('PATCH /exam/cards/q1').map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('take the newer state of one that was changed elsewhere, say so and show what was typed', async () => {
    server.on('PATCH /exam/cards/q1', {
      status: 409,
      body: { code: 'readiness/stale-card', message: 'You changed this card elsewhere.' },
    });
    const { user } = open();
    await card(1, 3);
    await user.keyboard('b{Enter}');
    await screen.findByText(EXAM.youWereWrong('A'));
    server.on(gradeOf('q1'), { body: gradedCard('q1', 'q1b', { reason: 'time', rule: 'I look twice.', revision: 6 }) });
    await user.type(screen.getByLabelText(CARDS.rule), 'I wait.');
    await user.tab();
    expect(await screen.findByText(CARDS.stale)).toBeTruthy();
    expect(screen.getByText(CARDS.yourLine('I wait.'))).toBeTruthy();
    expect(screen.getByDisplayValue('I look twice.')).toBeTruthy();
    expect(button(CARDS.reasons.time).getAttribute('aria-pressed')).toBe('true');
    const [first, again] = bodies(gradeOf('q1'));
    expect(again).toEqual(first);
  });
});

describe('without a card', () => {
  it.each([
    ['nothing makes one yet', {}, DUE.none],
    ['all are done', { done: 23, left: 5 }, DUE.doneBefore(23)],
    ['the exam is over', { examOn: '2026-03-02', done: 3 }, DUE.afterExam('2026-03-02')],
  ])('says so: %s', async (_name, facts, words) => {
    server.on(DUE_CALL, { body: dueCards([], facts) });
    open();
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('without a connection', () => {
  it('an answer waits on the device, the next card comes, and it is sent once, with its key and in order', async () => {
    for (const id of ['q1', 'q2']) server.on(gradeOf(id), 'no network');
    const { user } = open();
    await card(1, 3);
    await user.click(option('Option b of q1'));
    await user.click(button(DUE.check));
    expect(await screen.findByText(DUE.waits)).toBeTruthy();
    expect(option('Option b of q1').disabled).toBe(true);
    await user.click(button(DUE.forward));
    await card(2, 3);
    await user.keyboard('a{Enter}');
    await screen.findByText(DUE.waits);
    await user.click(button(DUE.forward));
    await card(3, 3);

    const before = bodies(gradeOf('q1')).length;
    for (const id of ['q1', 'q2'] as const) server.on(gradeOf(id), { body: gradedCard(id, OPTIONS[id]) });
    comeOnline();
    await waitFor(() => expect(server.seen(gradeOf('q2'))).not.toHaveLength(0));
    expect(bodies(gradeOf('q1'))).toHaveLength(before + 1);
    expect(new Set(bodies(gradeOf('q1')).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    const calls = server.calls().filter((call) => call.endsWith('/grade'));
    expect(calls.lastIndexOf(gradeOf('q1'))).toBeLessThan(calls.lastIndexOf(gradeOf('q2')));

    await user.keyboard('a{Enter}');
    await user.click(await screen.findByRole('button', { name: DUE.finish }));
    const offline = within(await screen.findByRole('region', { name: DUE.offline }));
    expect(offline.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      `${DUE.card(1)}${DUE.wrong}`,
      `${DUE.card(2)}${DUE.right}`,
    ]);
    await user.click(offline.getByRole('button', { name: DUE.card(1) }));
    expect(await screen.findByText('Why of q1')).toBeTruthy();
    await user.click(button(DUE.finish));
    expect(await screen.findByRole('heading', { name: DUE.end })).toBeTruthy();
  });

  it('an answer is sent at the next visit of its person alone, before the cards are read', async () => {
    server.on(gradeOf('q1'), { status: 503, body: { message: 'Closed.' } });
    const visit = open();
    await card(1, 3);
    await visit.user.keyboard('b{Enter}');
    await screen.findByText(DUE.waits);
    visit.unmount();
    const key = bodies(gradeOf('q1'))[0]?.['idempotencyKey'];

    signIn(student(['k1'], { id: 'u2', _id: 'u2' }));
    const tries = bodies(gradeOf('q1')).length;
    const other = open();
    await card(1, 3);
    expect(bodies(gradeOf('q1'))).toHaveLength(tries);
    other.unmount();

    signIn(student(['k1']));
    server.on(gradeOf('q1'), { body: gradedCard('q1', 'q1b') });
    server.on(DUE_CALL, { body: dueCards([['q2']]) });
    const again = open();
    await card(1, 1);
    expect(screen.getByText(DUE.earlier(1, 0))).toBeTruthy();
    expect(bodies(gradeOf('q1')).at(-1)?.['idempotencyKey']).toBe(key);
    expect(server.calls().slice(-2)).toEqual([gradeOf('q1'), DUE_CALL]);
    again.unmount();

    const last = bodies(gradeOf('q1')).length;
    open();
    await card(1, 1);
    expect(bodies(gradeOf('q1'))).toHaveLength(last);
  });

  it('an answer waits for its person where the session has ended, and is sent once they have signed in', async () => {
    onTestFinished(sessionStore.stay());
    server.on(gradeOf('q1'), { status: 401, body: { message: 'Please sign in.' } });
    const { user } = open();
    await card(1, 3);
    await user.keyboard('b{Enter}');
    expect(await screen.findByText(DUE.waitsForSignIn)).toBeTruthy();
    server.on(gradeOf('q1'), { body: gradedCard('q1', 'q1b') });
    act(() => signIn(student(['k1'])));
    expect(await screen.findByText(EXAM.youWereWrong('A'))).toBeTruthy();
    expect(server.seen(gradeOf('q1'))).toHaveLength(2);
  });

  it.each([
    ['of a card that is gone', 404, 'readiness/no-card', 'We could not find this card.', DUE.uncounted],
    ['of a card that another device did', 409, 'readiness/card-not-due', 'This card comes back soon.', DUE.isDone],
  ])('a refusal %s is told, and not sent again', async (_name, status, code, message, word) => {
    server.on(DUE_CALL, { body: dueCards([['q1']]) });
    server.on(gradeOf('q1'), 'no network');
    const { user } = open();
    await card(1, 1);
    await user.keyboard('b{Enter}');
    await screen.findByText(DUE.waits);
    server.on(gradeOf('q1'), { status, body: { code, message } });
    comeOnline();
    expect(await screen.findByText(status === 409 ? message : DUE.notCounted(message))).toBeTruthy();
    const sent = server.seen(gradeOf('q1')).length;
    comeOnline();
    await user.click(button(DUE.finish));
    expect(await screen.findByText(word)).toBeTruthy();
    expect(server.seen(gradeOf('q1'))).toHaveLength(sent);
  });

  it('says that nothing is kept where the browser keeps nothing', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('private', 'SecurityError');
      },
    });
    server.on(gradeOf('q1'), 'no network');
    const { user } = open();
    await card(1, 3);
    await user.keyboard('b{Enter}');
    expect(await screen.findByText(DUE.waitsOpen)).toBeTruthy();
  });
});
