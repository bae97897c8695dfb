import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { absent } from './open-files.ts';

/** Removes what stands in a folder and was not touched since. */
export async function removeOlder(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(absent);
    if (facts && facts.mtimeMs < before.getTime()) await rm(path, { recursive: true, force: true });
  }
}
