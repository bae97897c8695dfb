import { statfs } from 'node:fs/promises';

/** How many bytes a process of ours may still write on the disk of this folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
