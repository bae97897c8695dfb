import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';

const MEGABYTE = 1_000_000;
const FILLING = 'filling';

/**
 * A disk of a few megabytes that can be full: a `tmpfs` of its own. Where this process may mount none, the database is
 * made to refuse what is written.
 */
export function smallDisk(megabytes: number) {
  const path = mkdtempSync(join(tmpdir(), 'cusp-disk-'));
  const isMounted = mounted(path, megabytes);
  return {
    path,
    isMounted,
    async fill(db: Knex): Promise<void> {
      // Otherwise what was written ahead before leaves room for what is written next.
      await db.raw('pragma wal_checkpoint(truncate)');
      if (isMounted) fill(join(path, FILLING));
      else await db.raw('pragma query_only = on');
    },
    /** Of a school that is closed. */
    fillClosed(): void {
      if (isMounted) fill(join(path, FILLING));
    },
    async makeRoom(db: Knex): Promise<void> {
      rmSync(join(path, FILLING), { force: true });
      await db.raw('pragma query_only = off');
    },
    close(): void {
      if (isMounted) execFileSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

function mounted(path: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function fill(file: string): void {
  for (;;) {
    try {
      writeFileSync(file, Buffer.alloc(MEGABYTE), { flag: 'a' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      const { bavail } = statfsSync(file);
      if (bavail === 0) return;
      throw new Error(`${bavail} blocks are left on a full disk.`, { cause: error });
    }
  }
}
