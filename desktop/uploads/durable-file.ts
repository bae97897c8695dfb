import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes the names in a folder survive a power cut. Windows opens no folder, and writes names down by itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

/**
 * Replaces a file whole: write beside it, fsync, rename, fsync of the folder. Whoever reads it, after whatever crash,
 * finds the old bytes or the new ones.
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

/** The file's bytes; none where there is no such file. */
export const bytesOf = (path: string): Promise<Buffer> =>
  readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
