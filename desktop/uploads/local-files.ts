import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FileFinder } from '../../src/uploads/ports.ts';
import type { PickedFile } from '../../src/uploads/upload-queue.ts';

/** A file on this computer. Its source is its path, which no page ever sees. */
export interface LocalFile extends PickedFile {
  readonly source: string;
}

/** Rounds to whole milliseconds: on some systems a decimal fraction differs when read back from the journal. */
export const modifiedAt = ({ mtimeMs }: Pick<Stats, 'mtimeMs'>): number => Math.floor(mtimeMs);

/** Returns the regular file at this path, or undefined. */
export async function localFile(path: string): Promise<LocalFile | undefined> {
  const facts = await stat(path).catch(() => undefined);
  if (!facts?.isFile()) return undefined;
  return { name: basename(path), size: facts.size, type: '', lastModified: modifiedAt(facts), source: path };
}

export const localFiles: FileFinder<LocalFile> = {
  known: (facts) => facts,
  look: ({ source }) => localFile(source),
};
