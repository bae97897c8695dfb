import { type Difference, type Rows, rowsOf, sameAnswer } from './answer-sheet.ts';
import type { AnswerRow, JournalRecord } from './ports.ts';

/** Records of a section, or of any, that hold edits which another writer than this could not send; oldest first. */
export const olderRecords = (
  records: readonly JournalRecord[],
  section: number | undefined,
  writer: number | undefined,
): readonly JournalRecord[] =>
  records
    .filter((record) => record.unsent.length > 0 && record.writer !== writer)
    .filter((record) => section === undefined || record.section === section)
    .toSorted((a, b) => a.writer - b.writer);

/** Returns what those records say differently; of two records about a question, the newer one counts. */
export function differencesOf(records: readonly JournalRecord[], rows: Rows): readonly Difference[] {
  const kept = new Map<string, AnswerRow>();
  for (const { answers, unsent } of records) {
    const answered = rowsOf(answers);
    for (const question of unsent) {
      const row = answered.get(question);
      if (row) kept.set(question, row);
    }
  }
  return [...kept]
    .map(([question, row]) => ({ question, kept: row, current: rows.get(question) }))
    .filter((difference) => !sameAnswer(difference.kept, difference.current));
}

/** Returns the records without the edits that these rows have already. */
export const withoutKnown = (records: readonly JournalRecord[], rows: Rows): readonly JournalRecord[] =>
  records.map((record) => {
    const answered = rowsOf(record.answers);
    return { ...record, unsent: record.unsent.filter((one) => !sameAnswer(answered.get(one), rows.get(one))) };
  });
