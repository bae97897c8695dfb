import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Fsyncs a folder so that its names survive a power cut. Windows cannot open folders and needs no fsync for names. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/**
 * Replaces a file atomically: write to a temporary file in its folder, fsync, rename, fsync of the folder. After a
 * crash it holds either the old bytes or the new ones.
 */
export async function replaceFile(path: string, bytes: string): Promise<void> {
  const beside = `${path}.new`;
  const file = await open(beside, 'w', 0o600);
  await file
    .writeFile(bytes)
    .then(() => file.sync())
    .finally(() => file.close());
  await rename(beside, path);
  await syncFolder(dirname(path));
}

/** Returns the file's bytes, or an empty buffer if it does not exist. */
export const bytesOf = (path: string): Promise<Buffer> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
