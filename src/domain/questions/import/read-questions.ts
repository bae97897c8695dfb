import { foreignFile, foreignText } from '../../kernel/foreign-file.ts';
import type { Ids } from '../../kernel/ids.ts';
import { withoutMeaningless } from '../../kernel/pasted-text.ts';
import type { RichTextReader } from '../../kernel/rich-text.ts';
import type { RowReader } from '../../kernel/row-reader.ts';
import { firstVersion, takeApart, type WrittenVersion } from '../draft.ts';
import type { ImportFormat } from '../literals.ts';
import type { NearestName } from '../ports.ts';
import { contentOf, type KeyedVersion, tellingStems } from '../vignette-version.ts';
import { cellOf, type ImportedRows, type ImportFault, lineOf } from './columns.ts';
import { csvRows } from './csv-rows.ts';
import { draftFaults } from './draft-faults.ts';
import { plainTextRows } from './plain-text.ts';
import type { QuestionFile, ReadVignette } from './question-file.ts';
import { type ImportedVignette, rowsByCase, withoutFigures, writtenVignette } from './written-vignettes.ts';

export interface ReadingTools {
  readonly rowReader: RowReader;
  readonly richText: RichTextReader;
  readonly nearest: NearestName;
  readonly ids: Ids;
}

/** Reads a file, one vignette after another; returns the faults of the rest. Knows nothing of the bank. */
export async function* readQuestionFile(
  { bytes, format, ...grounds }: QuestionFile,
  tools: ReadingTools,
): AsyncGenerator<ReadVignette, readonly ImportFault[]> {
  const { rows, faults } = await rowsOf(bytes, format, tools);
  const told = placesOf(faults);
  for (const own of rowsByCase(rows)) yield readVignette(writtenVignette(own, grounds.taxonomy), told, grounds, tools);
  return faults;
}

async function rowsOf(
  bytes: Uint8Array,
  format: ImportFormat,
  { rowReader, nearest }: ReadingTools,
): Promise<ImportedRows> {
  const foreign = foreignFile(bytes);
  if (foreign !== undefined) return refused(1, foreign);
  const read = rowReader.textOf(bytes);
  if ('brokenLine' in read) return refused(read.brokenLine, NOT_UTF_8);
  const text = withoutMeaningless(read.text);
  const found = await (format === 'csv' ? csvRows(text, rowReader, nearest) : plainTextRows(text));
  const named = found.rows.length === 0 ? foreignText(text) : undefined;
  return named === undefined ? found : refused(1, named);
}

const refused = (line: number, message: string): ImportedRows => ({
  rows: [],
  faults: [{ line, column: '', message }],
});

type Grounds = Omit<QuestionFile, 'bytes' | 'format'>;

const placeOf = ({ line, column }: ImportFault): string => `${line} ${column}`;
const placesOf = (faults: readonly ImportFault[]): Set<string> => new Set(faults.map(placeOf));

/** Tells the faults of reading, and those of the draft at all other places. */
function readVignette(
  vignette: ImportedVignette,
  told: ReadonlySet<string>,
  grounds: Grounds,
  tools: ReadingTools,
): ReadVignette {
  const { rows, written, faults } = vignette;
  const named = keyed(written, grounds, tools.ids);
  const draft = written.figures.length === 0 ? named : keyed(withoutFigures(written), grounds, tools.ids);
  const { taxonomy, now } = grounds;
  const own = placesOf(faults);
  return {
    draft,
    contents: draft === named ? [contentOf(named)] : [contentOf(named), contentOf(draft)],
    lessons: rows
      .slice(0, draft.version.questions.length)
      .map((row, at) => ({ at, line: lineOf(row, 'lessons'), cell: cellOf(row, 'lessons') }))
      .filter(({ cell }) => cell !== ''),
    stems: draft.version.questions.flatMap((question, at) => {
      const row = rows[at];
      return row ? tellingStems([question]).map((key) => ({ key, line: lineOf(row, 'stem') })) : [];
    }),
    faults: [
      ...faults,
      ...draftFaults(draft, rows, { taxonomy, reader: tools.richText, nearest: tools.nearest, now }).filter(
        (fault) => !told.has(placeOf(fault)) && !own.has(placeOf(fault)),
      ),
    ],
  };
}

function keyed(written: WrittenVersion, { by, now }: Grounds, ids: Ids): KeyedVersion {
  const nextId = () => ids.next();
  const { text, keys } = takeApart(written, [], nextId);
  return { version: { ...text, ...firstVersion(nextId(), nextId(), by, now) }, keys };
}

const NOT_UTF_8 = 'This line is not in UTF-8. Save the file as “CSV UTF-8”, and choose it again.';
