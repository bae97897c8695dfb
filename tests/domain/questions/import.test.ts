import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../src/domain/kernel/clock.ts';
import { COLUMNS, type Column } from '../../../src/domain/questions/import/columns.ts';
import { packed, unpacked } from '../../../src/domain/questions/import/packed.ts';
import type { ImportFormat } from '../../../src/domain/questions/literals.ts';
import { csvLine } from '../../../src/http/csv.ts';
import { bank, complete, option, question } from './bank.ts';

type Cells = Partial<Record<Column, string>>;

/** A row that nothing is wrong with; the blueprint of these tests has two questions and two or three options. */
const row = (facts: Cells = {}): Cells => ({
  case: '1',
  title: 'A tooth that wakes its owner',
  case_text: 'A woman of 34 has pain at night.',
  stem: 'What is it?',
  a: 'Pulpitis',
  b: 'Sinusitis',
  answer: 'A',
  cluster: 'Professionalism',
  subject: 'endodontics',
  ...facts,
});

const HEAD: readonly Column[] = COLUMNS.filter((column) => !/^(why_)?[e-h]$|^reference_[3-5]/.test(column));
const line = (cells: Cells, head = HEAD) => csvLine(head.map((column) => cells[column] ?? ''));
const csv = (...rows: readonly Cells[]) => csvLine([...HEAD]) + rows.map((cells) => line(cells)).join('');

const latin = (...texts: string[]) => Buffer.from(texts.join('x'.repeat(100_000)), 'latin1');

function school() {
  const made = bank();
  const run = (text: string | Uint8Array, isApplied = true, format: ImportFormat = 'csv') =>
    made.importing.run({
      bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
      format,
      isApplied,
      by: 'ann',
    });
  const count = async () => Number((await made.db('vignettes').count({ n: '*' }))[0]?.n);
  return { ...made, run, count };
}

it.each<[ImportFormat, string]>([
  [
    'csv',
    csv(
      row({
        case_text: 'She tells of:\n\uf0b7\tpain\n\uf0a7 cold',
        stem: 'Which tr\u00adeat\u200bment?',
        answer: 'A\u2060',
      }),
    ),
  ],
  [
    'text',
    `TITLE: T\nCASE: She tells of:\n\uf0b7\tpain\n  \uf0a7 cold\n\ufeff1. Which tr\u00adeat\u200bment?
\u200bA. Pulpitis\nB. Sinusitis\nANSWER\u00ad: A\u2060\nCLUSTER: Professionalism\nSUBJECT: endodontics\n`,
  ],
])('drops what nobody sees and means nothing, and makes items of the bullets of Word, in %s', async (format, text) => {
  const { run, openOf } = school();
  const report = await run(text, true, format);
  expect(report.faults).toEqual([]);
  const { version } = await openOf(report.created[0]!.vignetteId);
  expect(version).toMatchObject({ case: 'She tells of:\n- pain\n- cold', questions: [{ stem: 'Which treatment?' }] });
});

it('makes a draft for practice of the rows with one case, in their order', async () => {
  const { run, openOf, see } = school();
  const report = await run(
    csv(
      row({
        tags: 'implants, crowns',
        why_a: 'It hurts at night.',
        explanation: 'The pulp is **inflamed**.',
        takeaway: 'Test the pulp.',
        reference_1: 'Oral and dental | Therapeutic Guidelines | 2019 | https://www.example.org/',
      }),
      row({ case: '2', title: 'Another', stem: 'Alone?' }),
      row({ title: '', case_text: '', stem: 'What now?', answer: 'b', cluster: 'c4', subject: 'Periodontics' }),
    ),
  );
  expect(report).toMatchObject({ vignettes: 2, questions: 3, unchanged: 0, faults: [], duplicates: [] });
  expect(report.created.map(({ title }) => title)).toEqual(['A tooth that wakes its owner', 'Another']);
  const { version, keys } = await openOf(report.created[0]!.vignetteId);
  expect(version).toMatchObject({ state: 'draft', isDeclared: false, authorIds: ['ann'], case: row().case_text });
  expect(version.questions).toMatchObject([
    { stem: 'What is it?', cluster: 'c1', tags: ['implants', 'crowns'], options: [{}, {}] },
    { stem: 'What now?', cluster: 'c4', subject: 'periodontics' },
  ]);
  expect(keys[0]).toMatchObject({
    optionId: version.questions[0]!.options[0]!.id,
    takeaway: 'Test the pulp.',
    references: [
      { title: 'Oral and dental', publisher: 'Therapeutic Guidelines', year: 2019, url: 'https://www.example.org/' },
    ],
  });
  expect(keys[1]!.optionId).toBe(version.questions[1]!.options[1]!.id);
  expect((await see(report.created[0]!.vignetteId)).vignette.pool).toBe('practice');
});

it('only says what it would do until it is asked to do it', async () => {
  const { run, count } = school();
  expect(await run(csv(row()), false)).toMatchObject({ vignettes: 1, questions: 1, created: [] });
  expect(await count()).toBe(0);
});

it.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs, as cells are pasted', '\t'],
])('finds %s by its first line', async (_what, separator) => {
  const { run } = school();
  const cells = HEAD.map((column) => row()[column] ?? '');
  const report = await run(`${HEAD.join(separator)}\n${cells.join(separator)}\n`);
  expect(report).toMatchObject({ vignettes: 1, faults: [] });
});

it.each<[string, string | Uint8Array, string]>([
  [
    'a table of Excel',
    latin('PK\x03\x04[Content_Types].xml', 'PK\x01\x02xl/workbook.xml'),
    'This is an Excel file (XLSX)',
  ],
  ['a document of Word', latin('PK\x03\x04[Content_Types].xml', 'word/document.xml'), 'This is a Word file (DOCX)'],
  ['a table of LibreOffice', latin('PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet'), 'table (ODS)'],
  ['an archive', latin('PK\x03\x04imsmanifest.xml'), 'Extract it'],
  ['an old table of Excel', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'with a password, or an old one'],
  ['a PDF', '%PDF-1.7\n', 'This is a PDF'],
  ['a rich text', '{\\rtf1\\ansi A. x}', 'This is a rich text file'],
  ['XML of Moodle', '\ufeff<?xml version="1.0"?>\n<quiz>\n<question type="category">', 'export the questions as Aiken'],
  ['a page', '<!DOCTYPE html><p>1. What?</p>', 'This is an XML or HTML file'],
  ['GIFT', '// one\n::Q1:: What is it? {\n=Pulpitis\n~Sinusitis\n}\n', 'This is a GIFT file'],
  ['GIFT with one line', 'The pulp is vital.{TRUE}\n', 'This is a GIFT file'],
  ['GIFT with a number', 'How many roots?\n{#3:0}\n', 'This is a GIFT file'],
])('refuses %s by its name, with what to do', async (_what, file, sentence) => {
  const { run } = school();
  for (const format of ['csv', 'text'] as const)
    expect((await run(file, true, format)).faults).toEqual([{ line: 1, column: '', message: far(sentence) }]);
});

it('takes a text for what it is, whatever stands in it', async () => {
  const { run } = school();
  const stem = 'What do <quiz, {=x} and PK mean?';
  expect(await run(csv(row({ stem })))).toMatchObject({ vignettes: 1, faults: [] });
  const text = `${stem}\nA. One\nB. Two\nANSWER: A\nCLUSTER: Professionalism\nSUBJECT: endodontics\n`;
  expect(await run(text, true, 'text')).toMatchObject({ vignettes: 1, faults: [] });
});

it('reads UTF-16 of another program, with tabs and with returns alone', async () => {
  const { run, openOf } = school();
  const cells = HEAD.map((column) => row({ stem: 'Is 5 µm ≥ 4 µm?' })[column] ?? '');
  const text = `\ufeff${HEAD.join('\t')}\r${cells.join('\t')}\r`;
  const { faults, created } = await run(Buffer.from(text, 'utf16le'));
  expect(faults).toEqual([]);
  const { version } = await openOf(created[0]!.vignetteId);
  expect(version.questions).toMatchObject([{ stem: 'Is 5 µm ≥ 4 µm?' }]);
  expect(await run(Buffer.from(text, 'utf16le').swap16())).toMatchObject({ unchanged: 1, faults: [] });
  const faulty = Buffer.from(text.replace('Professionalism', 'Nothing'), 'utf16le');
  expect((await run(faulty)).faults).toMatchObject([{ line: 2, column: 'cluster' }]);
});

it('reads UTF-8 with a mark, and UTF-16', async () => {
  const { run } = school();
  const text = csv(row({ stem: 'Is 5 µm ≥ 4 µm?' }));
  expect(await run(`\uFEFF${text}`)).toMatchObject({ vignettes: 1, faults: [] });
  expect(await run(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toMatchObject({ vignettes: 0, unchanged: 1, faults: [] });
});

it('takes a column by its name, whatever its place, its case and its blanks', async () => {
  const { run } = school();
  const head = HEAD.toReversed();
  const names = head.map((column) => column.toUpperCase().replace('_', ' '));
  expect(await run(csvLine(names) + line(row(), head))).toMatchObject({ vignettes: 1, faults: [] });
});

it('makes the same only once: in one file, in two, and after a spreadsheet changed line breaks', async () => {
  const { run, count } = school();
  const text = csv(row({ case_text: 'One.\n\nTwo.' }), row({ case: '2', case_text: 'One.\n\nTwo.' }));
  expect(await run(text)).toMatchObject({ vignettes: 1, unchanged: 1 });
  expect(await run(text.replaceAll('\n\n', '\r\n\r\n'))).toMatchObject({ vignettes: 0, unchanged: 2, created: [] });
  expect(await count()).toBe(1);
});

it('names vignettes of the bank that ask the same', async () => {
  const { run, written } = school();
  const long = 'Which of these findings tells you that the pulp is dead?';
  const vignetteId = await written(complete({ title: 'Known', questions: [question(long)] }));
  const report = await run(csv(row({ stem: long.toUpperCase().replaceAll(' ', '  ') })));
  expect(report).toMatchObject({ vignettes: 1, duplicates: [{ line: 2, vignetteId, title: 'Known' }] });
});

it('names both lines where a file asks the same twice', async () => {
  const { run } = school();
  const stem = 'Which of these findings tells you that the pulp is dead?';
  const report = await run(csv(row({ stem }), row({ case: '2', stem, b: 'Another' })), false);
  expect(report).toMatchObject({
    vignettes: 2,
    duplicates: [{ line: 3, otherLine: 2, vignetteId: null, title: row().title }],
  });
});

it.each([
  ['capitals', 'Aa', 'aa'],
  ['a superscript', '10² per ml', '102 per ml'],
  ['a stroke', 'p = q', 'p ≠ q'],
  ['the size of a unit', '1 mM', '1 mm'],
  ['an accent', 'resume', 'résumé'],
])('takes options that differ by %s', async (_what, a, b) => {
  const { run } = school();
  expect(await run(csv(row({ a, b })))).toMatchObject({ vignettes: 1, faults: [] });
});

it('takes a table as spreadsheets write it: sep=, nameless columns, no empty cells at the end', async () => {
  const { run } = school();
  const cells = [...ALL.split(','), 'tags', '', ''];
  const good = row();
  const values = ALL.split(',').map((column) => good[column as Column]);
  for (const [first, text] of [
    ['sep=;\r\n', [cells, values].map((each) => each.join(';')).join('\r\n')],
    ['"sep=;"\r', [cells, [...values, '', '', '']].map((each) => each.join(';')).join('\r')],
    ['SEP=\t\n', [cells, [...values, '', '']].map((each) => each.join('\t')).join('\n')],
    ['', [cells, values.slice(0, 7)].map((each) => each.join(';')).join('\n')],
  ] as const)
    expect(await run(`${first}${text}`, false), first).toMatchObject({ vignettes: 1, faults: [] });
  const faulty = `sep=;\n${[cells, [...values.slice(0, 6), 'Z']].map((each) => each.join(';')).join('\n')}`;
  expect((await run(faulty)).faults).toMatchObject([{ line: 3, column: 'answer' }]);
});

it('tells faults of reading and of the draft at once, one at each place', async () => {
  const { run } = school();
  const wrong = {
    title: 'x'.repeat(121),
    case_text: '<b>x</b>',
    answer: 'Z',
    cluster: 'Profesionalism',
    tags: 'x'.repeat(41),
  };
  const { faults } = await run(csv(row({ ...wrong, stem: '[a](https://b.c)' })));
  expect(faults.map(({ column }) => column).toSorted()).toEqual([
    'answer',
    'case_text',
    'cluster',
    'stem',
    'tags',
    'title',
  ]);
  const text = 'CASE: <b>x</b>\n1. [a](https://b.c)\nA. x\nB. y\nANSWER: Z\nCLUSTER: Profesionalism\n';
  const said = (await run(text, false, 'text')).faults.map(({ column }) => column);
  expect(said.toSorted()).toEqual(['answer', 'case_text', 'cluster', 'stem']);
});

it('keeps the place of a figure, which the draft then misses', async () => {
  const { run, see } = school();
  const text = csv(row({ figures: '2 | A drawing of a molar with two roots. | Molar' }));
  const { created } = await run(text);
  const { open } = await see(created[0]!.vignetteId);
  expect(open!.version.case).toBe('A woman of 34 has pain at night.\n\n{{figure:2}}');
  expect(open!.version.figures).toEqual([]);
  expect(open!.faults.map(({ message }) => message)).toContain('Figure missing: 2. Please add it or remove its line.');
  expect(await run(text)).toMatchObject({ vignettes: 0, unchanged: 1 });
});

const NASTY = ['=1+1', '+61 400', '-5 °C', '@home', "'=quoted", "''-twice", 'a, b; c', 'says "so"', '5 µm ≥ 4 | \\ x'];

it('says "unchanged" of all that was exported, whatever stands in it', async () => {
  const { run, exported, written, approved, addFigure, create, see, save, count, breakStores } = school();
  breakStores({ files: { attach: async (keys) => [...keys] } });
  for (const text of NASTY)
    await written(
      complete({
        title: text,
        case: `${text}\n\n- one\n- two`,
        basis: 'adapted',
        questions: [
          question(`${text}\nsecond line`, {
            tags: [text, 'plain'],
            explanation: `${text}\r\nmore`,
            takeaway: text,
            references: [{ title: text, publisher: text, year: 2019, url: 'https://www.example.org/?a=1,2' }],
            options: [option(text, false, { why: `${text}\nso` }), option(`${text}!`, true)],
          }),
        ],
      }),
    );
  await create.run({ title: 'Nothing yet', pool: 'mock', by: 'ann' });
  const holes = await written(
    complete({ title: 'Holes', questions: [question('', { options: [option(''), option('B'), option('')] })] }),
  );
  await save.run({ vignetteId: holes, revision: 2, written: complete({ title: 'None', questions: [] }), by: 'ann' });
  const shown = await written(complete({ title: 'Shown', case: 'See.\n\n{{figure:1}}' }));
  await addFigure.run({
    vignetteId: shown,
    key: 'p',
    description: 'A molar | with\ntwo roots',
    caption: '-1',
    by: 'ann',
  });
  await approved();
  expect((await see(shown)).open!.version.figures).toHaveLength(1);
  const before = await count();
  expect(await run(await exported())).toEqual({
    vignettes: 0,
    questions: 0,
    unchanged: before,
    taught: 0,
    faults: [],
    duplicates: [],
    created: [],
  });
  expect(await count()).toBe(before);
});

it('exports the newest version of what is asked for, newest vignette first', async () => {
  const { exporting, approved, written, retire } = school();
  await approved(complete({ title: 'First' }));
  await written(complete({ title: 'Second' }));
  await retire.run({ vignetteId: await approved(complete({ title: 'Third' })), by: 'ann' });
  const titles = async (query: object) => {
    const found: unknown[] = [];
    for await (const rows of exporting.run(query, 'ann'))
      found.push(...rows.map(({ case: name, title }) => title ?? name));
    return found;
  };
  expect(await titles({})).toEqual(['Second', 'V2', 'First', 'V1']);
  expect(await titles({ state: 'approved' })).toEqual(['First', 'V1']);
  expect(await titles({ state: 'retired' })).toEqual(['Third', 'V3']);
  expect(await titles({ words: 'SECOND' })).toEqual(['Second', 'V2']);
  expect(await titles({ cluster: 'c9' })).toEqual([]);
});

it('exports more than a page', async () => {
  const { run, exported } = school();
  await run(csv(...Array.from({ length: 120 }, (_, at) => row({ case: `${at}`, stem: `Question ${at}?` }))));
  expect((await exported()).split('\r\n').filter((text) => text.includes('Question'))).toHaveLength(120);
});

it('packs texts so that they come apart again', () => {
  for (const texts of [['a', '', 'c'], ['|', '\\', '\\|'], ['a\nb\r\nc', '\\n', ','], ['']])
    for (const sign of ['|', ','] as const) expect(unpacked(packed(texts, sign), sign)).toEqual(texts);
  expect(unpacked('a\\b, c\\', ',')).toEqual(['a\\b', 'c\\']);
});

it('makes nothing of a file with a fault, and names it when it is applied, too', async () => {
  const { run, count } = school();
  const text = csv(row(), row({ case: '2', answer: 'Z' }));
  expect(await run(text)).toMatchObject({ created: [], faults: [{ line: 3, column: 'answer' }] });
  expect(await count()).toBe(0);
});

it('leaves nothing when it breaks on its way', async () => {
  const { run, count, breakStores, stores } = school();
  const text = csv(...Array.from({ length: 25 }, (_, at) => row({ case: `${at}`, stem: `Question ${at}?` })));
  let added = 0;
  breakStores({
    versions: Object.assign(Object.create(stores.versions), {
      add: () => {
        added += 1;
        return added === 3 ? Promise.reject(new Error('killed')) : Promise.resolve();
      },
    }),
  });
  await expect(run(text)).rejects.toThrow('killed');
  expect(await count()).toBe(0);
  breakStores({});
  expect((await run(text)).created).toHaveLength(25);
});

it('refuses what another import made since it was read', async () => {
  const { run, breakStores, stores, count } = school();
  const text = csv(row());
  breakStores({
    questionTransfer: Object.assign(Object.create(stores.questionTransfer), {
      knownContents: async () => new Set(['x']),
    }),
  });
  await expect(run(text)).rejects.toMatchObject({ code: 'questions/imported-meanwhile' });
  expect(await count()).toBe(0);
});

const LATIN = Buffer.from(csv(row(), row({ case: '2', stem: 'Où?' })), 'latin1');
const withHead = (head: string, ...cells: string[]) => `${head}\n${cells.join(',')}\n`;
const ALL = 'case,title,case_text,stem,a,b,answer,cluster,subject';
const GOOD = '1,T,C,S?,Yes,No,A,c1,endodontics';
const far = (message: string) => expect.stringContaining(message);

it.each<[string, string | Uint8Array, number, string, unknown]>([
  ['an empty file', '', 1, '', far('must name the columns')],
  ['blanks alone', '\n \n', 1, '', far('must name the columns')],
  ['no header', `${GOOD}\n`, 1, '', far('must name the columns')],
  ['text that is no table', 'Dear all\nhere are my cases', 1, '', far('must name the columns')],
  ['a column that is missing', withHead(ALL.replace('stem,', ''), GOOD), 1, '', 'The column stem is missing.'],
  ['a column twice', withHead(`${ALL},stem`, GOOD, 'S?'), 1, '', 'The column stem is there twice.'],
  [
    'a column misspelt',
    withHead(`${ALL},explaination`, GOOD, 'x'),
    1,
    '',
    'No column is called “explaination”. Did you mean explanation?',
  ],
  ['a row too short', `${ALL}\n${GOOD}\n1,T,C,S2?\n`, 3, '', far('has 4 cells, and the first line 9')],
  ['a row too long', `${ALL}\n${GOOD},more\n`, 2, '', far('more cells than the first line')],
  ['a comma without quotes', `${ALL}\n1,T,Pain, at night,S?,Yes,No,A,c1,endodontics\n`, 2, '', far('more cells')],
  ['a quote that never closes', `${ALL}\n${GOOD}\n2,"T,C\nS?\n`, 3, '', far('never closes')],
  ['a quote inside a cell', `${ALL}\n1,T "x",C,S?,Yes,No,A,c1,endodontics\n`, 2, '', far('quote inside a cell')],
  ['text after a quote', `${ALL}\n1,"T"x,C,S?,Yes,No,A,c1,endodontics\n`, 2, '', far('quote inside a cell')],
  ['a row of 300,000 characters', `${ALL}\n${GOOD}${'x'.repeat(300_000)}\n`, 2, '', far('too long')],
  ['Latin-1', LATIN, 3, '', far('not in UTF-8')],
  ['half a file of UTF-16', Buffer.from([0xff, 0xfe, 0x41]), 1, '', far('not in UTF-8')],
  ['no title', csv(row({ title: '' })), 2, 'title', 'Please enter a title.'],
  ['a title of 121 characters', csv(row({ title: 'x'.repeat(121) })), 2, 'title', far('at most 120')],
  ['a title on two lines', csv(row({ title: 'One\ntwo' })), 2, 'title', far('one line')],
  ['a title with a hidden mark', csv(row({ title: 'Tooth\u202e' })), 2, 'title', far('hidden')],
  ['two titles', csv(row(), row({ title: 'Other', stem: 'B?' })), 3, 'title', far('Line 2 of the same case')],
  ['two case texts', csv(row(), row({ case_text: 'Other' })), 3, 'case_text', far('Line 2 of the same case')],
  ['a case of 8,001 characters', csv(row({ case_text: 'x'.repeat(8001) })), 2, 'case_text', far('at most 8,000')],
  ['HTML in a case', csv(row({ case_text: '<b>pain</b>' })), 2, 'case_text', far('looks like HTML')],
  ['a link in a stem', csv(row({ stem: '[here](https://x.org)' })), 2, 'stem', far('is a link')],
  ['a hidden mark in a stem', csv(row({ stem: 'Which\u202e one?' })), 2, 'stem', far('hidden character')],
  [
    'a table of 61 rows',
    csv(row({ explanation: `| a |\n|---|\n${'| x |\n'.repeat(61)}` })),
    2,
    'explanation',
    'A table has at most 60 rows.',
  ],
  ['no stem', csv(row({ stem: '' })), 2, 'stem', 'Please write the question.'],
  ['a stem of 1,201 characters', csv(row({ stem: 'x'.repeat(1201) })), 2, 'stem', far('at most 1,200')],
  ['no right option', csv(row({ answer: '' })), 2, 'answer', 'Please mark one option as right.'],
  ['two right options', csv(row({ answer: 'A, B' })), 2, 'answer', far('one right option')],
  ['a right option by its number', csv(row({ answer: '2' })), 2, 'answer', far('by its letter')],
  ['a right option that is not there', csv(row({ answer: 'D' })), 2, 'a', far('This one has 4')],
  ['a right option that is empty', csv(row({ answer: 'C' })), 2, 'c', 'Please write this option.'],
  ['one option', csv(row({ b: '' })), 2, 'a', far('needs 2 to 3 options. This one has 1')],
  ['four options', csv(row({ c: 'Three', d: 'Four' })), 2, 'a', far('This one has 4')],
  ['options that differ in blanks', csv(row({ a: 'Dead  pulp', b: ' Dead\u00a0pulp ' })), 2, 'b', far('says the same')],
  ['an option of 301 characters', csv(row({ b: 'x'.repeat(301) })), 2, 'b', far('at most 300')],
  ['an option on two lines', csv(row({ b: 'x\ny' })), 2, 'b', far('one line')],
  [
    'an unknown cluster',
    csv(row({ cluster: 'Profesionalism' })),
    2,
    'cluster',
    'No cluster is called “Profesionalism”. Did you mean “Professionalism”?',
  ],
  [
    'an unknown subject',
    csv(row(), row({ stem: 'B?', subject: 'Endodontic' })),
    3,
    'subject',
    'No subject is called “Endodontic”. Did you mean “Endodontics”?',
  ],
  ['a reason of 601 characters', csv(row({ why_b: 'x'.repeat(601) })), 2, 'why_b', far('at most 600')],
  ['a take-away of 201 characters', csv(row({ takeaway: 'x'.repeat(201) })), 2, 'takeaway', far('at most 200')],
  ['an explanation of 3,001', csv(row({ explanation: 'x'.repeat(3001) })), 2, 'explanation', far('at most 3,000')],
  ['six tags', csv(row({ tags: 'a,b,c,d,e,f' })), 2, 'tags', far('5 tags at most')],
  ['a tag of 41 characters', csv(row({ tags: 'x'.repeat(41) })), 2, 'tags', far('at most 40')],
  ['a year that is none', csv(row({ reference_1: 'T | P | soon' })), 2, 'reference_1', far('Title | Publisher')],
  ['five pieces of a reference', csv(row({ reference_1: 'T|P|2020||x' })), 2, 'reference_1', far('Title | Publisher')],
  ['the year 3000', csv(row({ reference_2: 'T | P | 3000' })), 2, 'reference_2', far('Please enter a year')],
  ['no publisher', csv(row({ reference_1: 'Only a title' })), 2, 'reference_1', far('who published it')],
  [
    'a link that is a script',
    csv(row({ reference_1: 'T | P | 2020 | javascript:alert(1)' })),
    2,
    'reference_1',
    far('begins with https://'),
  ],
  ['a basis of its own', csv(row({ basis: 'copied' })), 2, 'basis', far('original or adapted')],
  ['five figures', csv(row({ figures: '1\n2\n3\n4\n5' })), 2, 'figures', far('4 figures at most')],
  ['a figure twice', csv(row({ figures: '1\n1' })), 2, 'figures', 'Figure 1 is named twice.'],
  ['a long description', csv(row({ figures: `1 | ${'x'.repeat(601)}` })), 2, 'figures', far('at most 600')],
  [
    'eleven questions of one case',
    csv(...Array.from({ length: 11 }, (_, at) => row({ stem: `${at}?` }))),
    12,
    'case',
    far('10 questions at most'),
  ],
  [
    '2,001 questions',
    csv(...Array.from({ length: 2001 }, (_, at) => row({ case: `${at}`, stem: `${at}?` }))),
    2002,
    '',
    far('2,000 questions at most'),
  ],
])('of %s says the line and the column', async (_what, text, lineNumber, column, message) => {
  const { run, count } = school();
  const { faults, created } = await run(text);
  expect(faults[0]).toEqual({ line: lineNumber, column, message });
  expect(faults.every(({ line: at }) => at > 0)).toBe(true);
  expect(created).toEqual([]);
  expect(await count()).toBe(0);
});

it('counts lines where cells have several', async () => {
  const { run } = school();
  const text = csv(row({ case_text: 'One\n\nTwo' }), {}, row({ case: '2', stem: 'B?', answer: 'x' }));
  expect((await run(text)).faults).toMatchObject([{ line: 6, column: 'answer' }]);
});

it('names two hundred faults and no more', async () => {
  const { run } = school();
  const rows = Array.from({ length: 300 }, (_, at) => row({ case: `${at}`, stem: `${at}?`, cluster: 'x' }));
  expect((await run(csv(...rows))).faults).toHaveLength(200);
});

it('refuses a file that takes too much time or memory, and makes nothing', async () => {
  const { run, count, importReader } = school();
  importReader.isDemanding = true;
  const { faults, created } = await run(csv(row()));
  expect(faults).toEqual([{ line: 1, column: '', message: expect.stringContaining('takes too long to read') }]);
  expect(created).toEqual([]);
  expect(await count()).toBe(0);
});

describe('an import that was sent', () => {
  const sent = (text: string) => ({
    bytes: new TextEncoder().encode(text),
    format: 'csv' as const,
    isApplied: true,
    by: 'ann',
  });
  const importJobs = async ({ jobs }: ReturnType<typeof school>) =>
    (await jobs.left()).filter(({ name }) => name === 'questions/import-questions');

  it('is read by its job where its process was killed before, and then keeps one report', async () => {
    const made = school();
    const importId = await made.start.run(sent(csv(row())));
    expect(await made.importOf.run({ importId })).toMatchObject({ isApplied: true, actorId: 'ann', report: null });
    const [job, ...more] = await importJobs(made);
    expect([job?.payload, more]).toEqual([{ importId }, []]);
    const report = await made.reading.run({ importId });
    expect(report).toMatchObject({ vignettes: 1, created: [{}] });
    expect(await made.importOf.run({ importId })).toMatchObject({ report });
    expect(await made.reading.run({ importId })).toEqual(report);
    expect(await made.count()).toBe(1);
  });

  it('makes its drafts once, read by its sender and by the job at one time', async () => {
    const made = school();
    const importId = await made.start.run(sent(csv(row())));
    const [one, other] = await Promise.all([made.reading.run({ importId }), made.reading.run({ importId })]);
    expect(one).toEqual(other);
    expect(one.created).toHaveLength(1);
    expect(await made.count()).toBe(1);
  });

  it('that breaks in the middle has no report and no draft, and is read again', async () => {
    const made = school();
    const importId = await made.start.run(sent(csv(row())));
    made.breakStores({ versions: { add: () => Promise.reject(new Error('killed')) } });
    await expect(made.reading.run({ importId })).rejects.toThrow('killed');
    expect(await made.importOf.run({ importId })).toMatchObject({ report: null });
    expect(await made.count()).toBe(0);
    made.breakStores({});
    expect(await made.reading.run({ importId })).toMatchObject({ created: [{}] });
  });

  it('is forgotten after thirty days, and then nothing reads it', async () => {
    const made = school();
    const importId = await made.start.run(sent(csv(row())));
    made.clock.advance(30 * DAY_MS + 1);
    await made.purge.run();
    const gone = { code: 'questions/no-import' };
    await expect(made.importOf.run({ importId })).rejects.toMatchObject(gone);
    await expect(made.reading.run({ importId })).rejects.toMatchObject(gone);
  });
});
