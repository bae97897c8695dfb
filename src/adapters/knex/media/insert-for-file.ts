import type { Knex } from 'knex';
import type { FileKey } from '../../../domain/kernel/ids.ts';
import { GIVEN_UP } from './file-repository.ts';

/**
 * Inserts a row that belongs to a file, in one statement: if the file is deleted concurrently, the row is deleted too
 * or never inserted. Returns false if there is no such file, if it is given up, or if the row exists.
 */
export async function insertForFile(
  db: Knex,
  table: string,
  { column, key, others = {} }: { column: string; key: FileKey; others?: Readonly<Record<string, string | number>> },
): Promise<boolean> {
  const names = Object.keys(others);
  const answer = await db.raw<unknown[] | { rows: unknown[] }>(
    `insert into ?? (${[column, ...names].map(() => '??').join(', ')})
     select key${', ?'.repeat(names.length)} from files where key = ? and status <> ? on conflict do nothing returning ??`,
    [table, column, ...names, ...Object.values(others), key, GIVEN_UP, column],
  );
  return (Array.isArray(answer) ? answer : answer.rows).length > 0;
}
