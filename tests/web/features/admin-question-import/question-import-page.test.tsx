import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { QuestionImportReply } from '../../../../src/wire/replies/questions.ts';
import { formatOf } from '../../../../web/features/admin-question-import/format-of.ts';
import { QuestionImportPage } from '../../../../web/features/admin-question-import/question-import-page.tsx';
import { QUESTION_IMPORT as WORDS } from '../../../../web/text/copy/admin-question-import.ts';
import { fakeServer } from '../support/fake-server.ts';
import { forgetEverybody, signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const CELLS = 'case\ttitle\tcase_text\tstem\ta\tb\tanswer\n1\tT\tC\tS?\tYes\tNo\tA\n';
const report = (facts: Partial<QuestionImportReply> = {}): QuestionImportReply => ({
  _id: 'i1',
  id: 'i1',
  vignettes: 2,
  questions: 9,
  unchanged: 1,
  taught: 0,
  faults: [],
  duplicates: [],
  created: [],
  ...facts,
});

const server = fakeServer();
const CHECK = 'POST /admin/question-imports/check';
const APPLY = 'POST /admin/question-imports';
/** Each call that answered, with its query. */
let asked: string[] = [];
const answer = (body: QuestionImportReply) => {
  for (const call of [CHECK, APPLY])
    server.on(call, (_seen, query) => {
      asked.push(`${call}?${query}`);
      return { body };
    });
};
beforeEach(() => {
  asked = [];
  signIn(student([], { role: 'admin' }));
  answer(report());
});
afterEach(forgetEverybody);

const field = () => screen.getByLabelText<HTMLTextAreaElement>(WORDS.paste);
const format = () => screen.getByLabelText<HTMLSelectElement>(WORDS.format);
const check = () => screen.getByRole('button', { name: WORDS.check });
const open = async () => {
  const shown = show(<QuestionImportPage />);
  const paste = async (text: string) => {
    await shown.user.click(field());
    await shown.user.paste(text);
  };
  return { ...shown, paste };
};

it('offers to set the lessons of cases that the bank has already', async () => {
  answer(report({ vignettes: 0, questions: 0, unchanged: 2, taught: 3 }));
  const { user, paste } = await open();
  await paste(CELLS);
  await user.click(check());
  expect(await screen.findByText(WORDS.counts.taught)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: WORDS.apply(0) }));
  expect(await screen.findByText(WORDS.done(0))).toBeTruthy();
});

it('checks what was pasted, and then imports it as drafts', async () => {
  const { user, paste } = await open();
  await paste(CELLS);
  await user.click(check());
  expect(await screen.findByText(WORDS.ready)).toBeTruthy();
  answer(
    report({
      created: [
        { vignetteId: 'a', title: 'A' },
        { vignetteId: 'b', title: 'B' },
      ],
    }),
  );
  await user.click(screen.getByRole('button', { name: WORDS.apply(2) }));
  expect(await screen.findByText(WORDS.done(2))).toBeTruthy();
  expect(screen.getByRole('link', { name: WORDS.seeDrafts }).getAttribute('href')).toBe('/admin/questions?state=draft');
  expect(asked).toEqual([`${CHECK}?format=csv`, `${APPLY}?format=csv`]);
  expect(field().value).toBe('');
});

it('has no import while anything is to be corrected, and says what, with its line and column', async () => {
  const faults = [
    { line: 3, column: 'answer', message: 'Please name one right option.' },
    { line: 7, column: '', message: 'This row has 4 cells.' },
  ];
  const duplicates = [
    { line: 2, vignetteId: 'v9', otherLine: null, title: 'A known case' },
    { line: 9, vignetteId: null, otherLine: 4, title: 'A new case' },
  ];
  answer(report({ faults, duplicates }));
  const { user, paste } = await open();
  await paste(CELLS);
  await user.click(check());
  const rows = within(await screen.findByRole('table', { name: WORDS.faults })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Line 3answerPlease name one right option.',
    `Line 7${WORDS.wholeLine}This row has 4 cells.`,
  ]);
  expect(screen.getByRole('link', { name: 'A known case' }).getAttribute('href')).toBe('/admin/questions/v9');
  expect(screen.getByText(/^Line 9 /).textContent).toContain(WORDS.otherLine(4));
  expect(screen.queryByRole('button', { name: WORDS.apply(2) })).toBeNull();
});

it('leads to a line, and keeps what is to be corrected while it is, until lines come or go', async () => {
  answer(report({ faults: [{ line: 2, column: 'stem', message: 'Please write the question.' }] }));
  const { user, paste } = await open();
  await paste(CELLS);
  await user.click(check());
  await user.click(await screen.findByRole('button', { name: WORDS.lineNumber(2) }));
  const box = field();
  expect(document.activeElement).toBe(box);
  expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('1\tT\tC\tS?\tYes\tNo\tA');
  await user.keyboard('{End}!');
  expect(screen.getByText('Please write the question.')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Please write the question.')).toBeNull();
});

it('says that nothing is new', async () => {
  answer(report({ vignettes: 0, questions: 0 }));
  const { user, paste } = await open();
  await paste(CELLS);
  await user.click(check());
  expect(await screen.findByText(WORDS.nothingNew)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

it('forgets a report as soon as something else is pasted', async () => {
  const { user, paste } = await open();
  await paste(CELLS);
  await user.click(check());
  await screen.findByText(WORDS.ready);
  await user.type(field(), 'x');
  expect(screen.queryByText(WORDS.ready)).toBeNull();
});

it('finds the format, which can be changed', async () => {
  const { user, paste } = await open();
  await paste('1. What?\nA. Yes\nB. No\nANSWER: A');
  await waitFor(() => expect(format().value).toBe('text'));
  await user.clear(field());
  await paste(CELLS);
  await waitFor(() => expect(format().value).toBe('csv'));
  await user.selectOptions(format(), 'text');
  await user.click(check());
  await screen.findByText(WORDS.ready);
  expect(asked).toEqual([`${CHECK}?format=text`]);
});

it.each([
  ['case,title,stem,a', 'csv'],
  ['"Case";"Stem"', 'csv'],
  ['\n\ncase\tstem', 'csv'],
  ['CASE: A stem, a root; a crown', 'text'],
  ['', 'text'],
])('takes %j for %s', (text, found) => expect(formatOf(text)).toBe(found));

it('takes a file, and lets it be removed', async () => {
  const { user, container } = await open();
  const input = container.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File([CELLS], 'cases.csv', { type: 'text/csv' }));
  expect(await screen.findByText(WORDS.chosen('cases.csv'))).toBeTruthy();
  await user.click(check());
  await screen.findByText(WORDS.ready);
  await user.click(screen.getByRole('button', { name: WORDS.remove }));
  expect(field().value).toBe('');
  expect(screen.queryByText(WORDS.ready)).toBeNull();
});

describe('a refusal', () => {
  it('comes without a question to the server when there is nothing to check', async () => {
    const { user } = await open();
    await user.click(check());
    expect(await screen.findByText(WORDS.nothing)).toBeTruthy();
    expect(server.seen(CHECK)).toEqual([]);
  });

  it('of the server is said, and what was pasted stays', async () => {
    server.on(CHECK, { status: 413, body: { message: 'The request is too large.' } });
    const { user, paste } = await open();
    await paste(CELLS);
    await user.click(check());
    expect(await screen.findByText('The request is too large.')).toBeTruthy();
    expect(field().value).toBe(CELLS);
  });

  it('of an import says which lines are to be corrected since it was checked', async () => {
    const { user, paste } = await open();
    await paste(CELLS);
    await user.click(check());
    const faults = [{ line: 2, column: 'cluster', message: 'No cluster is called “c1”.' }];
    const body = { message: 'Nothing was imported.', code: 'questions/faulty-file', ...report({ faults }) };
    server.on(APPLY, { status: 422, body });
    await user.click(await screen.findByRole('button', { name: WORDS.apply(2) }));
    const table = within(await screen.findByRole('table', { name: WORDS.faults }));
    expect(table.getByText('No cluster is called “c1”.')).toBeTruthy();
    expect(screen.getByText(WORDS.faulty)).toBeTruthy();
    expect(screen.queryByRole('button', { name: WORDS.apply(2) })).toBeNull();
    expect(field().value).toBe(CELLS);
  });
});

describe('the address of the page', () => {
  const state = (facts: object) => ({ ...{ _id: 'i1', id: 'i1', format: 'csv', startedAt: '' }, ...facts });
  const { _id, id, ...found } = report();

  it('keeps a result for a reload, and wants the file again before an import', async () => {
    server.on('GET /admin/question-imports/i1', { body: state({ isApplied: false, report: found }) });
    show(<QuestionImportPage />, '/?import=i1');
    expect(await screen.findByText(WORDS.ready)).toBeTruthy();
    expect(screen.getByText(WORDS.chooseAgain)).toBeTruthy();
    expect(screen.queryByRole('button', { name: WORDS.apply(2) })).toBeNull();
  });

  it('shows a result that comes later, once it is there', async () => {
    for (const call of [CHECK, APPLY]) server.on(call, { status: 202, body: { _id: 'i1', id: 'i1' } });
    server.on('GET /admin/question-imports/i1', { body: state({ isApplied: false, report: null }) });
    const { user, paste } = await open();
    await paste(CELLS);
    await user.click(check());
    expect(await screen.findByText(WORDS.reads)).toBeTruthy();
    server.on('GET /admin/question-imports/i1', { body: state({ isApplied: false, report: found }) });
    expect(await screen.findByRole('button', { name: WORDS.apply(2) })).toBeTruthy();
    expect(screen.queryByText(WORDS.reads)).toBeNull();
  });

  it('says that a result is gone', async () => {
    server.on('GET /admin/question-imports/i1', { status: 404, body: { message: 'There is no such import.' } });
    show(<QuestionImportPage />, '/?import=i1');
    expect(await screen.findByText(WORDS.noReport)).toBeTruthy();
  });
});
