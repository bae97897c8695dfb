import type { RowReader } from '../../kernel/row-reader.ts';
import { PEOPLE_LIMITS } from '../literals.ts';
import { type PersonRow, peopleRows } from './people-rows.ts';

/** Reads a list, one row after another; returns the line that cannot be decoded, or null. */
export async function* readPeopleFile(
  bytes: Uint8Array,
  rowReader: RowReader,
): AsyncGenerator<PersonRow, number | null> {
  const read = rowReader.textOf(bytes);
  if ('brokenLine' in read) return read.brokenLine;
  yield* peopleRows(read.text, rowReader, PEOPLE_LIMITS.people);
  return null;
}
