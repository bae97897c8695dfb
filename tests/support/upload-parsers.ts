import { CsvParseRowReader } from '../../src/adapters/csv-parse/row-reader.ts';
import { LevenNearestName } from '../../src/adapters/leven/nearest-name.ts';
import { MarkedRichTextReader } from '../../src/adapters/marked/rich-text-reader.ts';
import { peopleRows } from '../../src/domain/enrolment/import/people-rows.ts';
import type { UserId } from '../../src/domain/kernel/ids.ts';
import { readQuestionFile } from '../../src/domain/questions/import/read-questions.ts';
import type { ImportFormat } from '../../src/domain/questions/literals.ts';
import type { Taxonomy } from '../../src/domain/questions/submission.ts';
import { violationsOf } from '../../src/http/routes/operations/csp-report-routes.ts';
import { paths } from '../../src/wire/paths.ts';
import type { TimedTextKind } from '../../src/wire/timed-text/faults.ts';
import { readTimedText, webVttOf } from '../../src/wire/timed-text/timed-text.ts';

/** Reads a body of bytes that somebody sends, and what its grammar is made of. */
export interface UploadParser {
  readonly name: string;
  readonly paths: readonly string[];
  readonly read: (bytes: Uint8Array) => unknown;
  /** Beginnings of a file behind which a fragment is repeated. */
  readonly heads: readonly string[];
  /** Pieces of the grammar, of its mistakes, and of what only looks like it. */
  readonly fragments: readonly string[];
}

/** Routes whose bytes nothing of ours takes apart, with the reason. A list that may only become shorter. */
export const UNPARSED: Readonly<Record<string, string>> = {
  [paths.paymentWebhook]: 'the signature of the payment service over the whole body is checked first',
  [paths.unsubscribe]: 'the body of a press (RFC 8058) is thrown away',
};

const TAXONOMY: Taxonomy = {
  questions: 5,
  minOptions: 2,
  maxOptions: 8,
  clusters: [{ id: 'c1', title: 'Professionalism' }],
  subjects: [{ id: 'e', title: 'Endodontics' }],
};
const rowReader = new CsvParseRowReader({ yield: async () => undefined });
let made = 0;
const tools = {
  rowReader,
  richText: new MarkedRichTextReader(),
  nearest: new LevenNearestName(),
  ids: { next: () => `id-${(made += 1)}` },
};

const questions = (format: ImportFormat) => async (bytes: Uint8Array) => {
  const grounds = { taxonomy: TAXONOMY, by: 'author' as UserId, now: new Date('2026-01-01T00:00:00Z') };
  const reading = readQuestionFile({ bytes, format, ...grounds }, tools);
  while (!(await reading.next()).done);
};

async function people(bytes: Uint8Array): Promise<void> {
  const read = rowReader.textOf(bytes);
  if ('text' in read) for await (const { line } of peopleRows(read.text, rowReader, 5_000)) if (line < 1) return;
}

const timedText = (kind: TimedTextKind, name: string) => (bytes: Uint8Array) => {
  const read = readTimedText(kind, name, bytes);
  if ('cues' in read) webVttOf(read.cues);
};

const reports = (bytes: Uint8Array) => violationsOf(Buffer.from(bytes));

const QUESTION_PATHS = [paths.questionImportCheck, paths.questionImports];
const PEOPLE_PATHS = [paths.enrolmentImportCheck, paths.enrolmentImports];
const COLUMNS = 'case,title,case_text,stem,a,b,answer,cluster,subject,tags,reference_1';
const CUE = '\n\n00:01.000 --> 00:02.000\nx';

/** Signs that any text has, and those that a reader takes for others. */
const SIGNS = [' ', '\t', '\n', '\r', '\r\n', 'x', '1', '\u00a0', '\u00ad', '🦷'];
const MARKDOWN = ['*', '_', '**x', '`', '~', '- ', '1. ', '> ', '#', '|', '|-', '[', '](', '<', '&', '&amp;', '\\'];
const CELLS = [',', ';', '"', '",', '\t"'];
const QUESTION = '1. S\nA. x\nB. y\nANSWER: A\n';
const CAPTIONS = ['<', '>', '<b>', '</b>', '<font ', '{', '{\\an8}', '}', '&', '&amp;', '<v Ann>', '<00:01.000>'];
const TIMES = ['-->', ' --> ', '00:', '00:01.000', '.', ',', '1\n', 'line:', '\n\nNOTE x', '\n\nSTYLE\n', CUE];

export const UPLOAD_PARSERS: readonly UploadParser[] = [
  {
    name: 'a table of questions',
    paths: QUESTION_PATHS,
    read: questions('csv'),
    heads: ['', `${COLUMNS}\n1,T,"C","`, `${COLUMNS}\n1,T,C,S,x,y,a,c1,e,"`],
    fragments: [...SIGNS, ...CELLS, '=', 'stem,', '\\,', 'a ', '*', '|', '1,T,C,S,x,y,a,c1,e,,\n'],
  },
  {
    name: 'questions as text',
    paths: QUESTION_PATHS,
    read: questions('text'),
    heads: ['', 'CASE: ', `${QUESTION}WHY: `, `1. S\nA. x\nB. y\nANSWER: `],
    fragments: [
      ...SIGNS,
      ...MARKDOWN,
      ...['CASE:', 'TITLE:', 'A. ', 'b) ', 'a ', 'ANSWER: a', '1.', '\nWHY A:', QUESTION],
    ],
  },
  {
    name: 'a list of people',
    paths: PEOPLE_PATHS,
    read: people,
    heads: ['', 'Name,Email\n', 'Ada <a@x.org>; '],
    fragments: [...SIGNS, ...CELLS, ...['@', '<', '>', 'a@', '<a@x.org>', 'a@x.org', 'sep=', 'email,']],
  },
  ...(
    [
      ['captions', 'x.vtt', [`WEBVTT${CUE}`]],
      ['chapters', 'x.vtt', [`WEBVTT${CUE}`]],
      ['captions', 'x.srt', ['', CUE]],
    ] as const
  ).map(([kind, file, heads]) => ({
    name: `${kind} as ${file}`,
    paths: [kind === 'captions' ? paths.contentCaptions : paths.contentChapters],
    read: timedText(kind, file),
    heads,
    fragments: [...SIGNS, ...CAPTIONS, ...TIMES],
  })),
  {
    name: 'reports of browsers',
    paths: [paths.cspReports],
    read: reports,
    heads: ['', '[', '{"csp-report":{"effective-directive":"'],
    fragments: [...SIGNS, ...['[', ']', '{', '}', '"', '":"', ',', '{"body":', '\\', '\\u0000', '/', ':', '?', '%']],
  },
];
