import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AskedOutcomeReply, PredictionsReply } from '../../../../src/wire/replies/outcomes.ts';
import { ReadinessPage } from '../../../../web/features/readiness/readiness-page.tsx';
import { OUTCOME, PREDICTIONS } from '../../../../web/text/copy/outcome.ts';
import { READINESS } from '../../../../web/text/copy/readiness.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { aReadiness } from './readiness-samples.ts';

const server = fakeServer();
const CALL = 'POST /exam/outcome';
const SILENT: AskedOutcomeReply = { ask: false, examOn: '2026-03-12', clusters: [] };
const ASKING: AskedOutcomeReply = {
  ...{ ask: true, examOn: '2026-03-12' },
  clusters: ['a', 'b'].map((id) => ({ id, title: `Cluster ${id}` })),
};

beforeEach(() => {
  signIn(student(['a']));
  server.on('GET /exam', { body: { mocks: [], open: [], canPractise: true, isConfirmed: true } });
  server.on('GET /exam/readiness', { body: aReadiness() });
  server.on('GET /exam/readiness/lessons', { body: { lessons: [] } });
  server.on('GET /exam/outcome', { body: ASKING });
});

const card = async () => within(await screen.findByRole('region', { name: OUTCOME.title }));
const choice = (of: Awaited<ReturnType<typeof card>>, cluster: string, words: string) =>
  within(of.getByRole('group', { name: cluster })).getByRole<HTMLInputElement>('radio', { name: words });

describe('the question after the exam', () => {
  it('asks for each cluster, sends what was chosen, and says thank you', async () => {
    server.on(CALL, () => {
      server.on('GET /exam/outcome', { body: SILENT });
      return { body: SILENT };
    });
    show(<ReadinessPage />);
    const asked = await card();
    expect(asked.getByText(OUTCOME.line('12 March 2026'))).toBeTruthy();
    for (const name of ['Cluster a', 'Cluster b'])
      expect(within(asked.getByRole('group', { name })).getAllByRole('radio')).toHaveLength(3);
    expect(asked.queryAllByRole('radio', { checked: true })).toEqual([]);
    await userEvent.click(choice(asked, 'Cluster a', OUTCOME.results.failed));
    await userEvent.click(choice(asked, 'Cluster a', OUTCOME.results.passed));
    await userEvent.click(choice(asked, 'Cluster b', OUTCOME.results['not-said']));
    await userEvent.click(asked.getByRole('button', { name: OUTCOME.send }));
    const thanks = await screen.findByText(OUTCOME.thanks);
    expect(document.activeElement).toBe(thanks);
    expect(screen.queryByText(OUTCOME.title)).toBeNull();
    expect(server.seen(CALL).map(({ body }) => body)).toEqual([
      {
        clusters: [
          { id: 'a', result: 'passed' },
          { id: 'b', result: 'not-said' },
        ],
      },
    ]);
  });

  it('works by keyboard alone, and leaves out what was not chosen', async () => {
    server.on(CALL, { body: SILENT });
    show(<ReadinessPage />);
    const asked = await card();
    choice(asked, 'Cluster b', OUTCOME.results.passed).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(choice(asked, 'Cluster b', OUTCOME.results.failed).checked).toBe(true);
    await userEvent.tab();
    expect(document.activeElement).toBe(asked.getByRole('button', { name: OUTCOME.send }));
    await userEvent.keyboard('{Enter}');
    await screen.findByText(OUTCOME.thanks);
    expect(server.seen(CALL)[0]?.body).toEqual({ clusters: [{ id: 'b', result: 'failed' }] });
  });

  it('sends nothing without a choice, and nothing twice', async () => {
    server.on(CALL, () => new Promise(() => undefined));
    show(<ReadinessPage />);
    const asked = await card();
    await userEvent.click(asked.getByRole('button', { name: OUTCOME.send }));
    expect(await screen.findByText(OUTCOME.chooseFirst)).toBeTruthy();
    expect(server.seen(CALL)).toEqual([]);
    await userEvent.click(choice(asked, 'Cluster a', OUTCOME.results.passed));
    await userEvent.click(asked.getByRole('button', { name: OUTCOME.send }));
    await userEvent.click(await asked.findByRole('button', { name: OUTCOME.sending }));
    expect(server.seen(CALL)).toHaveLength(1);
  });

  it('keeps the choices after a failure, and goes when the result was told elsewhere', async () => {
    server.on(CALL, { status: 503, body: { message: 'Closed.' } });
    show(<ReadinessPage />);
    const asked = await card();
    await userEvent.click(choice(asked, 'Cluster a', OUTCOME.results.passed));
    await userEvent.click(asked.getByRole('button', { name: OUTCOME.send }));
    expect(await screen.findByText('Closed.')).toBeTruthy();
    expect(choice(asked, 'Cluster a', OUTCOME.results.passed).checked).toBe(true);
    server.on(CALL, { status: 409, body: { message: 'You have told us already.' } });
    server.on('GET /exam/outcome', { body: SILENT });
    await userEvent.click(asked.getByRole('button', { name: OUTCOME.send }));
    expect(await screen.findByText('You have told us already.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(OUTCOME.title)).toBeNull());
    expect(screen.queryByText(OUTCOME.thanks)).toBeNull();
  });

  it.each([
    ['nothing is asked', { body: SILENT }],
    ['it cannot be loaded', { status: 500, body: { message: 'Broken.' } }],
  ])('is not there where %s', async (_, answer) => {
    server.on('GET /exam/outcome', answer);
    show(<ReadinessPage />);
    await screen.findByRole('heading', { name: READINESS.clusters });
    await waitFor(() => expect(server.seen('GET /exam/outcome').length).toBeGreaterThan(0));
    expect(screen.queryByText(OUTCOME.title)).toBeNull();
    expect(screen.queryByText('Broken.')).toBeNull();
  });
});

describe('whether it was true for others', () => {
  const bin = (from: number, facts: Partial<NonNullable<PredictionsReply['bins']>['all'][number]> = {}) => ({
    ...{ from, results: 0, passed: 0, predicted: null },
    ...facts,
  });
  const bins = [bin(0), bin(20), bin(40), bin(60, { results: 30, passed: 21, predicted: 69.6 }), bin(80)];

  it('is loaded when it is asked for: how many told, or a table', async () => {
    server.on('GET /exam/predictions', { body: { candidates: 12, needed: 30, bins: null } });
    show(<ReadinessPage />);
    const button = await screen.findByRole('button', { name: PREDICTIONS.titleOfOthers });
    expect(server.seen('GET /exam/predictions')).toEqual([]);
    await userEvent.click(button);
    expect(await screen.findByText(PREDICTIONS.waiting(12, 30))).toBeTruthy();
    await userEvent.click(button);
    server.on('GET /exam/predictions', { body: { candidates: 31, needed: 30, bins: { clusters: bins, all: bins } } });
    await userEvent.click(button);
    expect(await screen.findByText(PREDICTIONS.from(31))).toBeTruthy();
    const table = within(screen.getByRole('table', { name: PREDICTIONS.clusters }));
    const row = within(table.getByRole('row', { name: /^60 to 80%/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['70%', '30', '21 (70%)']);
    const empty = within(table.getByRole('row', { name: /^0 to 20%/ }));
    expect(empty.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['None', '0', '0']);
    expect(screen.getByRole('table', { name: PREDICTIONS.all })).toBeTruthy();
  });
});
