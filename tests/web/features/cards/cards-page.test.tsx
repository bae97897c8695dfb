import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CardsReply } from '../../../../src/wire/replies/cards.ts';
import { CardsPage } from '../../../../web/features/cards/cards-page.tsx';
import { CARD_LIST, CARDS } from '../../../../web/text/copy/cards.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { aCard, cardList } from './card-samples.ts';

const server = fakeServer();
const LIST = 'GET /exam/cards';
const EDIT = 'PATCH /exam/cards/q1';

const open = (at = '/exam/cards') =>
  show(
    <Routes>
      <Route path="/exam/cards" element={<CardsPage />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  );
const row = async (question: string) => {
  const stem = await screen.findByText(`Stem of ${question}`);
  return within(stem.closest('li') as HTMLElement);
};
const bodies = () => server.seen(EDIT).map(({ body }) => body);
/** What the list is asked with. */
const asked: string[] = [];
const answerList = (answer: (query: URLSearchParams) => CardsReply) =>
  server.on(LIST, (_seen, query) => {
    asked.push(query.toString());
    return { body: answer(query) };
  });

beforeEach(() => {
  asked.length = 0;
  signIn(student(['k1']));
});

describe('the list of cards', () => {
  it('says of each its cluster, when it comes, how often it was forgotten, the reason and the rule', async () => {
    answerList(() =>
      cardList([
        aCard('q1', { lapses: 2, why: 'misread', rule: 'When I read "not", I stop.' }),
        aCard('q2', { state: 'waiting', nextOn: null, revision: 0 }),
        aCard('q3', { state: 'offered', nextOn: null, revision: 0 }),
        aCard('q4', { state: 'closed', nextOn: null }),
      ]),
    );
    open();
    const first = await row('q1');
    expect(first.getByText('Diagnosis and planning · Next on 3 March · Forgotten 2 times')).toBeTruthy();
    expect(first.getByRole('button', { name: CARDS.reasons.misread }).getAttribute('aria-pressed')).toBe('true');
    expect(first.getByText('When I read "not", I stop.')).toBeTruthy();
    expect((await row('q2')).getByText(CARD_LIST.states.waiting)).toBeTruthy();
    const offered = await row('q3');
    expect(offered.getByRole('button', { name: CARD_LIST.make })).toBeTruthy();
    expect(offered.queryByText(CARDS.why)).toBeNull();
    const gone = within(screen.getByText(CARD_LIST.gone).closest('li') as HTMLElement);
    expect(gone.queryByRole('button', { name: CARDS.know })).toBeNull();
    expect(screen.getByRole('link', { name: CARDS.due }).getAttribute('href')).toBe('/exam/cards/due');
  });

  it('is filtered by state, reason and cluster in its address, with the numbers of each state', async () => {
    answerList((query) =>
      cardList(query.get('cluster') ? [] : [aCard('q1')], {
        counts: { offered: 1, waiting: 7, active: 12, known: 2, closed: 0 },
      }),
    );
    const { user, address } = open('/exam/cards?state=nonsense');
    await row('q1');
    expect(asked).toEqual(['']);
    const state = screen.getByLabelText(CARD_LIST.state);
    expect(within(state).getByRole('option', { name: 'All states (22)' })).toBeTruthy();
    await user.selectOptions(state, 'In turn (12)');
    await user.selectOptions(screen.getByLabelText(CARD_LIST.why), CARDS.reasons.time);
    await user.selectOptions(screen.getByLabelText(CARD_LIST.cluster), 'Treatment');
    expect(await screen.findByText(CARD_LIST.nothing)).toBeTruthy();
    expect(address()).toBe('/exam/cards?state=active&why=time&cluster=c2');
    expect(asked.at(-1)).toBe('state=active&why=time&cluster=c2');
    await user.click(screen.getByRole('button', { name: CARD_LIST.showAll }));
    expect(await row('q1')).toBeTruthy();
    expect(address()).toBe('/exam/cards');
  });

  it('shows fifty at a time', async () => {
    answerList((query) =>
      query.get('before') === 'q1' ? cardList([aCard('q2')]) : cardList([aCard('q1')], { nextBefore: 'q1' }),
    );
    const { user } = open();
    await row('q1');
    await user.click(screen.getByRole('button', { name: CARD_LIST.older }));
    await row('q2');
    expect(screen.queryByRole('button', { name: CARD_LIST.older })).toBeNull();
  });

  it('makes a card, puts one aside and takes it in turn again, and counts anew', async () => {
    let state: 'offered' | 'waiting' | 'known' = 'offered';
    answerList(() => cardList([aCard('q1', { state, nextOn: null, revision: bodies().length })]));
    server.on(EDIT, ({ body }) => {
      state = (body as { turn: string }).turn === 'known' ? 'known' : 'waiting';
      return { body: aCard('q1', { state, nextOn: null, revision: bodies().length }) };
    });
    const { user } = open();
    for (const [press, done] of [
      [CARD_LIST.make, CARD_LIST.made],
      [CARDS.know, CARD_LIST.madeKnown],
      [CARDS.inTurn, CARD_LIST.madeInTurn],
    ] as const) {
      await user.click(await (await row('q1')).findByRole('button', { name: press }));
      expect(await screen.findByText(done)).toBeTruthy();
    }
    expect(bodies()).toEqual([
      { turn: 'in-turn', revision: 0 },
      { turn: 'known', revision: 1 },
      { turn: 'in-turn', revision: 2 },
    ]);
    expect(asked.length).toBe(4);
  });

  it('notes a reason with one press, and none with the same again', async () => {
    answerList(() => cardList([aCard('q1')]));
    server.on(EDIT, ({ body }) => {
      const { why, revision } = body as { why: 'time' | null; revision: number };
      return { body: aCard('q1', { why, revision: revision + 1 }) };
    });
    const { user } = open();
    const time = (await row('q1')).getByRole('button', { name: CARDS.reasons.time });
    await user.click(time);
    await waitFor(() => expect(time.getAttribute('aria-pressed')).toBe('true'));
    await user.click(time);
    await waitFor(() => expect(time.getAttribute('aria-pressed')).toBe('false'));
    expect(bodies()).toEqual([
      { why: 'time', revision: 1 },
      { why: null, revision: 2 },
    ]);
  });

  it('keeps a rule that is typed in its row, and the newer state where it was changed elsewhere', async () => {
    let card = aCard('q1');
    answerList(() => cardList([card]));
    server.on(EDIT, ({ body }) => {
      card = aCard('q1', { rule: (body as { rule: string }).rule, revision: 2 });
      return { body: card };
    });
    const { user } = open();
    await user.click((await row('q1')).getByRole('button', { name: CARD_LIST.addRule }));
    expect(document.activeElement).toBe(screen.getByLabelText(CARDS.rule));
    await user.keyboard('  I ask first. {Enter}');
    expect(await screen.findByText('I ask first.')).toBeTruthy();

    card = aCard('q1', { rule: 'I ask twice.', why: 'time', revision: 9 });
    server.on(EDIT, { status: 409, body: { code: 'readiness/stale-card', message: 'Changed elsewhere.' } });
    await user.click(screen.getByRole('button', { name: CARD_LIST.editRule }));
    await user.clear(screen.getByLabelText(CARDS.rule));
    await user.keyboard('I wait.{Enter}');
    expect(await screen.findByText(CARDS.stale)).toBeTruthy();
    expect(screen.getByText(CARDS.yourLine('I wait.'))).toBeTruthy();
    expect(await screen.findByText('I ask twice.')).toBeTruthy();
    server.on(EDIT, { body: aCard('q1', { rule: 'I ask twice.', why: null, revision: 10 }) });
    await user.click(screen.getByRole('button', { name: CARDS.reasons.time }));
    await waitFor(() => expect(bodies().at(-1)).toEqual({ why: null, revision: 9 }));
  });
});
