import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { migrations } from '../../../migrations/index.ts';
import { endSignIns } from '../../adapters/knex/copy/end-sign-ins.ts';
import { fillDatabase } from '../../adapters/knex/copy/fill-database.ts';
import { disableAccounts, markRestored, skipNumbers } from '../../adapters/knex/copy/mark-restored.ts';
import { setEtags } from '../../adapters/knex/copy/set-etags.ts';
import { isPostgres, openDatabase } from '../../adapters/knex/database.ts';
import type { Sealer } from '../../domain/identity/two-factor/ports.ts';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { Secrets } from '../../domain/kernel/secrets.ts';
import type { FileStorage } from '../../domain/media/ports.ts';
import type { BackupFolder, Snapshot } from './backup-folder.ts';
import { CommandFault } from './command-fault.ts';
import { dropRecoveryCodes, lockedOut, takeTwoFactorOffAll, withDeadCodes } from './locked-out.ts';
import { storeFiles } from './store-files.ts';
import { bytesOf, syncFolderNames } from './whole-files.ts';

export interface RestoreTarget {
  /** URL of a Postgres database; otherwise the database is a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Called once the target is known to be empty: opening a storage may create files in it. */
  readonly openStorage: () => Promise<Pick<FileStorage, 'put' | 'read' | 'stat'>>;
  readonly clock: Clock;
  /** Encryption key of the new school's settings. */
  readonly sealer: Pick<Sealer, 'open'>;
  /** Digests with the session secret of the new school's settings. */
  readonly secrets: Pick<Secrets, 'keyedDigest'>;
}

/** Facts that a backup lacks and the operator may know. */
export interface RestoreOptions {
  /** First numbers surely not issued yet; without them a thousand are skipped. */
  readonly nextInvoice?: number | undefined;
  readonly nextCreditNote?: number | undefined;
  /** E-mails of accounts that were disabled since the backup. */
  readonly disable?: readonly string[];
  /** Removes two-factor sign-in of users who could not sign in with the key of the settings. */
  readonly twoFactorOff?: boolean | undefined;
}

export interface RestoreReport {
  readonly nextInvoice: number;
  readonly nextCreditNote: number;
  /** E-mails of users whose two-factor sign-in was removed. */
  readonly withoutTwoFactor: readonly string[];
  /** E-mails of users whose recovery codes were removed: another `SESSION_SECRET` digested them. */
  readonly withoutRecoveryCodes: readonly string[];
}

const DATABASE = 'cusp.sqlite';
/** Tells the files that an interrupted restore has put there from files of a school. */
const MARK = 'restoring.json';

/**
 * Restores a backup into an empty place: the files first, each read back and compared, then the database, atomically:
 * in one transaction, or as a file that is renamed last. So an interrupted restore has started no school, and is run
 * again. All sessions and reset links become void; jobs stay. A restore mark records the time of the backup, and
 * document numbers continue after all that may have been issued.
 */
export async function restore(
  folder: BackupFolder,
  snapshot: Snapshot,
  target: RestoreTarget,
  options: RestoreOptions = {},
): Promise<RestoreReport> {
  await refuseTaken(target);
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 });
  const mark = join(target.dataDir, MARK);
  await writeFile(mark, JSON.stringify({ backup: snapshot.manifest.startedAt }));
  const files = await snapshot.files();
  const etags = await storeFiles(files, await target.openStorage(), (key) => bytesOf(folder.pathOf(key)));
  let report: RestoreReport | undefined;
  const afterwards = async (trx: Knex) => {
    await trx.migrate.latest({ migrationSource: migrations });
    await setEtags(trx, etags);
    await endSignIns(trx, target.clock.now());
    report = await rightAfterwards(trx, snapshot, target, options);
  };
  if (target.databaseUrl)
    await withDatabase({ url: target.databaseUrl }, (db) => fillDatabase(db, snapshot, { afterwards }));
  else await writeSqlite(target.dataDir, (db) => fillDatabase(db, snapshot, { afterwards }));
  await rm(mark);
  if (!report) throw new Error('The database was filled without an end.');
  return report;
}

/** Applies to the restored school what its backup cannot know. */
async function rightAfterwards(
  trx: Knex,
  { manifest }: Snapshot,
  { clock, sealer, secrets }: RestoreTarget,
  options: RestoreOptions,
): Promise<RestoreReport> {
  const at = clock.now();
  const [backupAt, backupEndedAt] = [new Date(manifest.startedAt), new Date(manifest.endedAt)];
  await markRestored(trx, { backupAt, backupEndedAt, restoredAt: at });
  const nextInvoice = await skipNumbers(trx, 'invoice', options.nextInvoice);
  const nextCreditNote = await skipNumbers(trx, 'credit-note', options.nextCreditNote);
  if (nextInvoice === undefined || nextCreditNote === undefined)
    throw new CommandFault('The backup holds a document with this number already. Name a higher one, or none.');
  const unknown = await disableAccounts(trx, options.disable ?? [], at);
  if (unknown.length > 0) throw new CommandFault(`Nobody in the backup has this email: ${unknown.join(', ')}.`);
  const people = await lockedOut(trx, sealer);
  const withoutTwoFactor = people.map(({ email }) => email);
  if (people.length > 0 && !options.twoFactorOff)
    throw new CommandFault(
      `With this key ${withoutTwoFactor.join(', ')} could not sign in: their second factor is encrypted with another one. ` +
        'Set the ENCRYPTION_SECRET of the old school. If it had none, set its SESSION_SECRET. ' +
        'Without either, use its secrets.json, in DATA_DIR. ' +
        'Or run this again with --two-factor-off: then only their passwords protect their accounts.',
    );
  await takeTwoFactorOffAll(trx, people);
  const withDead = await withDeadCodes(trx, secrets);
  await dropRecoveryCodes(trx, withDead);
  const withoutRecoveryCodes = withDead.map(({ email }) => email);
  return { nextInvoice, nextCreditNote, withoutTwoFactor, withoutRecoveryCodes };
}

async function withDatabase<T>(where: { url?: string; file?: string }, work: (db: Knex) => Promise<T>): Promise<T> {
  const db = openDatabase(where);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function writeSqlite(dataDir: string, fill: (db: Knex) => Promise<void>): Promise<void> {
  const [file, unfinished] = [join(dataDir, DATABASE), join(dataDir, `${DATABASE}.restoring`)];
  for (const part of ['', '-wal', '-shm']) await rm(unfinished + part, { force: true });
  await withDatabase({ file: unfinished }, async (db) => {
    await fill(db);
    const [check] = await db.raw<{ integrity_check: string }[]>('pragma integrity_check');
    if (check?.integrity_check !== 'ok') throw new Error(`The restored database is damaged: ${check?.integrity_check}`);
    // Moves the write-ahead log into the database file: its own file has a name that the rename below makes wrong.
    await db.raw('pragma wal_checkpoint(truncate)');
  });
  await rename(unfinished, file);
  await syncFolderNames(dataDir);
}

async function refuseTaken({ databaseUrl, dataDir }: RestoreTarget): Promise<void> {
  if (databaseUrl) {
    if (await withDatabase({ url: databaseUrl }, hasTables))
      throw new CommandFault('The database in DATABASE_URL has tables already. Restore into an empty one.');
  } else if (existsSync(join(dataDir, DATABASE)))
    throw new CommandFault(`There is a school in ${dataDir} already. Restore into an empty DATA_DIR.`);
  const objects = await readdir(join(dataDir, 'files', 'objects')).catch((): string[] => []);
  if (objects.length > 0 && !existsSync(join(dataDir, MARK)))
    throw new CommandFault(`There are files of a school in ${dataDir} already. Restore into an empty DATA_DIR.`);
}

/** Returns whether a Postgres database has tables: SQLite is empty when its file does not exist. */
export async function hasTables(db: Knex): Promise<boolean> {
  if (!isPostgres(db)) throw new Error('Only a Postgres is asked for its tables.');
  const { rows } = await db.raw<{ rows: unknown[] }>(
    'select 1 from pg_tables where schemaname = current_schema() limit 1',
  );
  return rows.length > 0;
}
