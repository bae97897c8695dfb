import { opendir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { isKey } from '../../domain/media/object-key.ts';
import { absent } from './open-files.ts';

const PAGE = 500;

/** The keys of the files below a folder that were written before then. What bears no name of ours is left alone. */
export async function* storedBefore(root: string, then: Date): AsyncGenerator<readonly FileKey[]> {
  let page: FileKey[] = [];
  for await (const entry of await opendir(root, { recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(root, path).split(sep).join('/');
    if (!entry.isFile() || !isKey(key)) continue;
    const facts = await stat(path).catch(absent);
    if (facts && facts.mtimeMs < then.getTime()) page.push(key);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
