import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const LOCK_PATIENCE_SECONDS = 180;

/** Whether we may install packages here: root, on Debian. */
export function mayInstall(): boolean {
  try {
    return process.getuid?.() === 0 && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** Installs a Debian package without a question asked. Waits while someone else is installing. */
export const install = (packageName: string): Promise<void> => installAll([packageName]);

/** One after the other: apt-get waits for the lock of the installed packages, and not for that of the lists. */
let last: Promise<unknown> = Promise.resolve();

export function installAll(packageNames: readonly string[]): Promise<void> {
  const turn = last.then(() => installNow(packageNames));
  last = turn.catch(() => undefined);
  return turn;
}

async function installNow(packageNames: readonly string[]): Promise<void> {
  process.stdout.write(`   installing ${packageNames.join(' ')} with apt-get\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-y', '-q', '-o', `DPkg::Lock::Timeout=${LOCK_PATIENCE_SECONDS}`];
  await exec('apt-get', ['update', ...options], { env, maxBuffer: 64e6 });
  await exec('apt-get', ['install', '--no-install-recommends', ...options, ...packageNames], { env, maxBuffer: 64e6 });
}
