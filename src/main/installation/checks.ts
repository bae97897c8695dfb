import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { checkWrites } from '../../adapters/knex/check-writes.ts';
import { type Clock, MINUTE_MS, SECOND_MS } from '../../domain/kernel/clock.ts';
import type { HealthChecks } from '../../http/component-checks.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings/settings.ts';
import { freeBytes } from './free-bytes.ts';

type Check = HealthChecks[string];

/**
 * Optional components: `/readyz` names those that fail, and takes no server out of service. The database replaces
 * Redis, new papers wait for the scanner, and another server would have the same disk and the same database.
 */
export const DISPENSABLE = ['redis', 'scanner', 'databaseWrites', 'storageWrites', 'diskSpace'];

const WRITE_EVERY_MS = 5 * SECOND_MS;
const MEBIBYTE = 1024 ** 2;
/** Enough for a lecture, or for some hours until an operator frees space. */
const MIN_FREE_BYTES = 512 * MEBIBYTE;

/** Checks that the database answers, and that one row can be written. */
export const databaseChecks = (db: Knex, clock: Clock): HealthChecks => ({
  database: () => db.raw('select 1'),
  databaseWrites: onceInAWhile(() => checkWrites(db, clock.now())),
});

/** Checks of the data folder, where the database or the files are in it. */
export const folderChecks = ({
  dataDir,
  databaseUrl,
  s3,
}: Pick<Settings, 'dataDir' | 'databaseUrl' | 's3'>): HealthChecks =>
  databaseUrl && s3 ? {} : { diskSpace: () => checkFreeSpace(dataDir) };

/**
 * The same checks, which write into the log when a component stops answering, with the reason, and when it answers
 * again.
 */
export function loggedChecks(checks: HealthChecks, log: Pick<Logger, 'warn' | 'info'>): HealthChecks {
  const logged = ([component, check]: [string, Check]): [string, Check] => {
    let isAnswering = true;
    const note = (answers: boolean, write: () => void) => {
      if (answers !== isAnswering) write();
      isAnswering = answers;
    };
    return [
      component,
      async () => {
        try {
          await check();
          note(true, () => log.info({ component }, 'a component answers again'));
        } catch (err) {
          note(false, () => log.warn({ component, err }, 'a component does not answer'));
          throw err;
        }
      },
    ];
  };
  return Object.fromEntries(Object.entries(checks).map(logged));
}

/**
 * Throttles a check that writes, and caches its answer: `/readyz` is unauthenticated and may be asked at any rate.
 */
export function onceInAWhile(check: Check, everyMs = WRITE_EVERY_MS): Check {
  let askedAtMs = -MINUTE_MS;
  let answer: Promise<unknown> = Promise.resolve();
  return () => {
    if (performance.now() - askedAtMs >= everyMs) {
      askedAtMs = performance.now();
      answer = check();
      answer.catch(() => undefined);
    }
    return answer;
  };
}

/** Writes a file and takes it away again. */
export async function checkFolderWrites(folder: string): Promise<void> {
  const file = join(folder, `check-${randomUUID()}`);
  try {
    await writeFile(file, 'a file of the check', { flag: 'wx' });
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}

export async function checkFreeSpace(folder: string, leastBytes = MIN_FREE_BYTES): Promise<void> {
  const free = await freeBytes(folder);
  if (free < leastBytes) throw new Error(`Only ${Math.floor(free / MEBIBYTE)} MiB are free in ${folder}.`);
}
