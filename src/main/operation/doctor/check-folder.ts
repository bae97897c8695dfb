import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freeBytes } from '../../installation/free-bytes.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const GIBIBYTE = 1024 ** 3;
const LITTLE_BYTES = 2 * GIBIBYTE;
const OTHERS = 0o077;

const { good, bad } = findingsOf('folder');

/** The folder of DATA_DIR: written into, and how much room there is. */
export async function checkFolder(dataDir: string): Promise<Finding[]> {
  const probe = join(dataDir, `doctor-${randomUUID()}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const handle = await open(probe, 'wx');
    try {
      await handle.writeFile('a file of the check');
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    return [bad(`${dataDir} cannot be written into (${reasonOf(error)}). ${remedyFor(error)}`)];
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
  return [good(`${dataDir} is written into.`), await permission(dataDir), await room(dataDir)];
}

const remedyFor = (error: unknown): string =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC'
    ? 'The disk is full: people read and watch, and nobody can sign in, buy or upload. Make room.'
    : 'Give it to the user that the school runs as.';

async function permission(dataDir: string): Promise<Finding> {
  const { mode, uid } = await stat(dataDir);
  if ((mode & OTHERS) === 0) return good('No other user of this machine may look into it.');
  return uid === process.getuid?.()
    ? good('Other users of this machine may look into it; the school closes it when it starts.')
    : bad(`Other users of this machine may look into ${dataDir}, which is not ours. Run chmod 700 ${dataDir}`);
}

async function room(dataDir: string): Promise<Finding> {
  const free = await freeBytes(dataDir);
  const said = `${(free / GIBIBYTE).toFixed(1)} GiB are free there`;
  return free < LITTLE_BYTES
    ? bad(`Only ${said}: a full disk refuses uploads and payments. Make room.`)
    : good(`${said}.`);
}
