import { chmodSync, mkdirSync, statSync } from 'node:fs';

const OTHERS = 0o077;

/**
 * Makes the folder of the school's data where it is missing, and closes it to other users of the machine: it holds
 * people's data, paid files and signing secrets. A folder of another owner is left as it is.
 */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(path);
  if ((mode & OTHERS) !== 0 && uid === process.getuid?.()) chmodSync(path, mode & ~OTHERS & 0o7777);
}
