import type { PersonRow } from './people-rows.ts';

export interface ReadPeople {
  /** One more than a file may have, where it has too many. */
  readonly rows: readonly PersonRow[];
  /** The first line that is in no encoding that we know; null where all are. */
  readonly brokenLine: number | null;
}

/**
 * Reads lists of people, which are untrusted, as `QuestionFileReader` reads questions; undefined for a list that takes
 * too much time or memory. Contract: tests/contracts/import-reader.test.ts.
 */
export interface PeopleFileReader {
  readPeople(bytes: Uint8Array): Promise<ReadPeople | undefined>;
}
