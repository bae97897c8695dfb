import type { Knex } from 'knex';
import { factsOf, fillDatabase, readerOn, type TableFacts } from '../../adapters/knex/copy/fill-database.ts';
import { MovedFiles } from '../../adapters/knex/copy/moved-files.ts';
import { setEtags } from '../../adapters/knex/copy/set-etags.ts';
import { atOneMoment, whileNobodyElse } from '../../adapters/knex/copy/snapshot.ts';
import { linesOf, migrationsOf } from '../../adapters/knex/copy/table-reader.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { inBatches } from '../../domain/kernel/in-batches.ts';
import type { FileStorage } from '../../domain/media/ports.ts';
import { CommandFault } from './command-fault.ts';
import { listFiles, type NamedFile } from './named-files.ts';
import { storeFile } from './store-files.ts';
import { measure } from './whole-files.ts';

const AT_ONCE = 4;

export interface Move {
  /** The school's SQLite database, read-only. It must not have been queried yet, so that it has no open connection. */
  readonly source: Knex;
  readonly target: Knex;
  /** Target of the files; without it they stay where they are. */
  readonly files?: {
    readonly source: Pick<FileStorage, 'read'>;
    readonly target: Pick<FileStorage, 'put' | 'read' | 'stat'>;
  };
}

/**
 * `moved`: Postgres holds the school. `moved-before`: an earlier run did it. `still-open`: files are copied, and the
 * tables wait until the school is stopped, because what is written into them after their copy would be lost.
 */
export type MoveOutcome = {
  readonly state: 'moved' | 'moved-before' | 'still-open';
  readonly rows: number;
  readonly files: number;
  /** Files that records name and the storage does not have. */
  readonly missing: readonly string[];
};

/**
 * Migrates a school from SQLite to Postgres. Files are copied while it is open, each read back and recorded in the
 * target, so that an interrupted run resumes. The tables follow in one transaction, under an exclusive lock on the
 * SQLite file, and are compared before it commits.
 */
export async function moveToPostgres({ source, target, files }: Move): Promise<MoveOutcome> {
  const moved = new MovedFiles(target);
  if (!(await moved.begin())) return alreadyThere(source, target);
  const copy = (list: readonly NamedFile[]) => copyFiles(list, files, moved);
  // The list first and then the files: copying takes hours, and a long read lets SQLite's log grow.
  const early = await copy(await atOneMoment(source, listFiles));
  const outcome = await whileNobodyElse(source, async (reader): Promise<MoveOutcome> => {
    const list = await listFiles(reader);
    const missing = await copy(list);
    const tables = await factsOf(reader);
    const steps = await migrationsOf(reader);
    const rows = { migrations: steps, tables, lines: (table: string) => linesOf(reader, table) };
    await fillDatabase(target, rows, { afterwards: finish });
    return { state: 'moved', rows: rowsIn(tables), files: list.length, missing };
  });
  return outcome ?? { state: 'still-open', rows: 0, files: await moved.count(), missing: early };
}

async function finish(trx: Knex): Promise<void> {
  const moved = new MovedFiles(trx);
  await setEtags(trx, await moved.etags());
  await moved.end();
}

const rowsIn = (tables: readonly { rows: number }[]): number => tables.reduce((sum, { rows }) => sum + rows, 0);

async function copyFiles(list: readonly NamedFile[], files: Move['files'], moved: MovedFiles): Promise<string[]> {
  if (!files) return [];
  const etags = await moved.etags();
  const missing: string[] = [];
  const { failures } = await inBatches(
    list.filter(({ key }) => !etags.has(key)),
    AT_ONCE,
    async (file) => {
      const open = () => files.source.read(file.key);
      const body = await open().catch(absent);
      const { bytes, sha256 } = body ? await measure(body) : { bytes: -1, sha256: '' };
      if (bytes !== file.bytes) return missing.push(file.key);
      await moved.add(file.key, await storeFile({ ...file, sha256 }, files.target, open));
    },
  );
  if (failures.length > 0) throw failures[0];
  return missing;
}

function absent(error: unknown): undefined {
  if (error instanceof DomainError && error.kind === 'not-found') return undefined;
  throw error;
}

/**
 * A run that was killed after its commit has done all there is to do; anything else that is there is another school.
 */
async function alreadyThere(source: Knex, target: Knex): Promise<MoveOutcome> {
  const tables = await atOneMoment(source, factsOf);
  const there = await target.transaction(async (trx) => factsOf(await readerOn(trx)));
  // Its etags are the new storage's.
  const isThere = ({ name, rows, digest }: TableFacts) =>
    there.some((one) => one.name === name && one.rows === rows && (name === 'files' || one.digest === digest));
  if (!tables.every(isThere))
    throw new CommandFault('The database in DATABASE_URL holds other data. Name an empty one.');
  return { state: 'moved-before', rows: rowsIn(tables), files: 0, missing: [] };
}
