import { expect, it } from 'vitest';
import { plainTextRows } from '../../../src/domain/questions/import/plain-text.ts';
import { bank } from './bank.ts';

const DOCUMENT = `
TITLE: Pain at night
CASE: A woman of 34 has pain.

It wakes her.

1. What is it?
A. Pulpitis
B) Sinusitis
ANSWER: A
CLUSTER: Professionalism
SUBJECT: Endodontics
TAGS: pain, pulp
WHY: The pulp is inflamed.
It hurts at night.
WHY A: Yes.
WHY B: No.
TAKEAWAY: Test the pulp.
REF: Oral and dental | Therapeutic Guidelines | 2019
REF: Toothache | Board | 2020 | https://www.example.org/

2. What now?
A. Wait
B. Treat
ANSWER: B

CASE: A boy fell.
1. What first?
A. Look
B. Run
ANSWER: A
`;

const run = async (text: string, isApplied = true) => {
  const made = bank();
  const bytes = new TextEncoder().encode(text);
  return { ...made, report: await made.importing.run({ bytes, format: 'text', isApplied, by: 'ann' }) };
};

it('reads cases with their questions', async () => {
  const { report, openOf } = await run(DOCUMENT);
  expect(report).toMatchObject({ vignettes: 2, questions: 3, faults: [] });
  expect(report.created.map(({ title }) => title)).toEqual(['Pain at night', 'A boy fell.']);
  const { version, keys } = await openOf(report.created[0]!.vignetteId);
  expect(version.case).toBe('A woman of 34 has pain.\n\nIt wakes her.');
  expect(version.questions).toMatchObject([
    { stem: 'What is it?', cluster: 'c1', subject: 'endodontics', tags: ['pain', 'pulp'] },
    { stem: 'What now?', cluster: '' },
  ]);
  expect(keys[0]).toMatchObject({
    explanation: 'The pulp is inflamed.\nIt hurts at night.',
    takeaway: 'Test the pulp.',
    references: [{ title: 'Oral and dental', url: '' }, { year: 2020 }],
  });
  expect(Object.values(keys[0]!.why)).toEqual(['Yes.', 'No.']);
});

it('makes each question of Aiken a vignette without a case', async () => {
  const { report, see } = await run(
    'What is the first\nstep?\nA. Look\nB. Run\nANSWER: A\n\nWhat is the last step?\nA) Bill\nB) Wave\nANSWER: B\n',
  );
  expect(report).toMatchObject({ vignettes: 2, questions: 2, faults: [] });
  expect(report.created.map(({ title }) => title)).toEqual(['What is the first step?', 'What is the last step?']);
  const { open } = await see(report.created[0]!.vignetteId);
  expect(open!.version).toMatchObject({ case: '', questions: [{ stem: 'What is the first\nstep?' }] });
  expect(open!.faults.map(({ path }) => path)).toContain('case');
});

it.each([
  ['small letters', '1. What?\na) Look\nb) Run\nANSWER: b'],
  ['Answer and its full stop', '1. What?\nA. Look\nB. Run\nAnswer: B.'],
  ['no blank behind the letter', '1. What?\nA.Look\nB.Run\nANSWER: (B)'],
  ['a blank that does not break', '1. What?\nA.\u00a0Look\nB.\u00a0Run\nANSWER: B'],
])('reads an answer key as people write it: %s', async (_what, text) => {
  const { report, openOf } = await run(text);
  expect(report.faults).toEqual([]);
  const { version, keys } = await openOf(report.created[0]!.vignetteId);
  expect(version.questions[0]!.options.map((option) => option.text)).toEqual(['Look', 'Run']);
  expect(keys[0]!.optionId).toBe(version.questions[0]!.options[1]!.id);
});

it('joins an option of two lines, and leaves germs in the stem and the case', () => {
  const text =
    'CASE: Two germs.\nH. pylori is one.\n1. Which?\nE. coli was there.\nA. albicans as well.\nA. Long\nand on\nB. Run\nANSWER: A';
  const { rows, faults } = plainTextRows(text);
  expect(faults).toEqual([]);
  expect(rows[0]!.cells).toMatchObject({
    case_text: 'Two germs.\nH. pylori is one.',
    stem: 'Which?\nE. coli was there.\nA. albicans as well.',
    a: 'Long and on',
    b: 'Run',
  });
  expect(plainTextRows('1. Which?\n\\A. Five.\nA. x\nB. y\nANSWER: A').rows[0]!.cells.stem).toBe('Which?\nA. Five.');
});

it('takes a numbered list with backslashes, and says so where one has none', async () => {
  const listed = (mark: string) =>
    `CASE: Since then:\n\n${mark}1. Pain.\n${mark}2. Fever.\n\n1. What?\nA. x\nB. y\nANSWER: A`;
  const { rows, faults } = plainTextRows(listed('\\'));
  expect(faults).toEqual([]);
  expect(rows[0]!.cells).toMatchObject({ case_text: 'Since then:\n\n1. Pain.\n2. Fever.', stem: 'What?' });
  const { report } = await run(listed(''));
  expect(report.faults[0]).toMatchObject({ line: 3, message: expect.stringContaining('put \\ before it') });
});

it('keeps tables, empty lines and a list inside of a list, however far all of it is indented', () => {
  const text = 'Findings:\n\n| Pulse | 84 |\n| --- | --- |\n\n- Gum\n  - red\n    - at 36\n- Bone\n\nShe waits.';
  for (const indent of ['', '    ', '\t']) {
    const indented = text.replaceAll('\n', `\n${indent}`);
    const { rows, faults } = plainTextRows(`CASE: ${indented}\n\n1. What?\nA. x\nB. y\nANSWER: A`);
    expect(faults).toEqual([]);
    expect(rows[0]!.cells.case_text).toBe(text);
  }
});

it('asks where an explanation could go on in the next paragraph', () => {
  const question = 'Which?\nA. x\nB. y\nANSWER: B\n';
  const { faults } = plainTextRows(`${question}WHY: One.\n\nIt goes on.\n\n${question}`);
  expect(faults).toMatchObject([{ line: 7, column: 'stem', message: expect.stringContaining('Number this question') }]);
  expect(plainTextRows(`${question}WHY: One.\n\n${question}`)).toMatchObject({ faults: [], rows: [{}, {}] });
});

it.each<[string, string, number, string, string]>([
  ['nothing', '', 1, '', 'no question in this text'],
  ['options before a question', 'A. Look\nB. Run\nANSWER: A', 1, 'a', 'need a question before them'],
  ['an option left out', '1. What?\nA. Look\nC. Run\nANSWER: A', 3, 'c', 'Option B comes next'],
  ['a question without options', '1. What?\nANSWER: A\n\n2. And?\nA. x\nB. y\nANSWER: A', 1, 'stem', 'no options'],
  ['no answer', '1. What?\nA. Look\nB. Run', 1, 'answer', 'mark one option'],
  ['an answer that is none', '1. What?\nA. Look\nB. Run\nANSWER: yes', 4, 'answer', 'by its letter'],
  ['an answer twice', '1. What?\nA. Look\nB. Run\nANSWER: A\nANSWER: B', 5, 'answer', 'has that already'],
  [
    'a case without a question',
    'CASE: Pain.\n\nCASE: More.\n1. What?\nA. x\nB. y\nANSWER: A',
    1,
    'case_text',
    'no question',
  ],
  ['an answer before a question', 'ANSWER: A', 1, '', 'needs a question before it'],
  ['six references', `1. What?\nA. x\nB. y\nANSWER: A\n${'REF: T | P | 2020\n'.repeat(6)}`, 10, '', '5 references'],
  ['an unknown cluster', '1. What?\nA. x\nB. y\nANSWER: A\nCLUSTER: Treatmnt', 5, 'cluster', 'mean “Treatment”'],
  ['HTML on its line', 'CASE: <b>x</b>\n1. What?\nA. x\nB. y\nANSWER: A', 1, 'case_text', 'looks like HTML'],
])('of %s says the line', async (_what, text, line, column, message) => {
  const { report } = await run(text);
  expect(report.faults).toContainEqual({ line, column, message: expect.stringContaining(message) });
  expect(report.created).toEqual([]);
});

it('reads the longest text in time that grows with its length', () => {
  const text = '1. What?\nA. x\nB. y\nANSWER: A\n'.repeat(2_500);
  const { rows, faults } = plainTextRows(text);
  expect(rows).toHaveLength(2_000);
  expect(faults).toMatchObject([{ line: 8_001, message: 'A file can have 2,000 questions at most.' }]);
});
