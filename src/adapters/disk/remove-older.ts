import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { absent } from './open-files.ts';

/** Removes what stands in a folder and was not touched since: everything, or what is named so. */
export async function removeOlder(
  folder: string,
  before: Date,
  isMeant: (name: string) => boolean = () => true,
): Promise<void> {
  for (const name of (await readdir(folder)).filter(isMeant)) {
    const path = join(folder, name);
    const facts = await stat(path).catch(absent);
    if (facts && facts.mtimeMs < before.getTime()) await rm(path, { recursive: true, force: true });
  }
}
