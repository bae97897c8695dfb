import { mkdir, mkdtemp, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '../../domain/kernel/clock.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import { noRoom } from './errors.ts';

/** Reserve for other processes on this disk. */
const SPARE_BYTES = 1024 ** 3;

/** Works in a temporary folder, which is deleted in every case. */
export async function inScratchFolder<T>(root: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(root, { recursive: true, mode: 0o700 });
  await removeLeftovers(root);
  const folder = await mkdtemp(join(root, 'video-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export type FreeBytes = (folder: string) => Promise<number>;

export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Returns the free bytes beyond the reserve. Rejects with `unavailable` if they are fewer than `bytes`. */
export async function askForRoom(folder: string, bytes: number, freeBytes: FreeBytes): Promise<number> {
  const room = (await freeBytes(folder)) - SPARE_BYTES;
  if (room < bytes) throw noRoom();
  return room;
}

/** Awaits each write before reading the next chunk: the buffer is reused. */
export async function writeWhole(path: string, body: Bytes, signal: AbortSignal): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of body) {
      signal.throwIfAborted();
      await file.appendFile(chunk);
    }
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? noRoom() : error;
  } finally {
    await file.close();
  }
}

/** Deletes folders of killed processes: unchanged for an hour. Other processes of this school may be working here. */
async function removeLeftovers(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    const folder = join(root, name);
    const age = await ageOf(folder).catch(() => 0);
    if (age > HOUR_MS) await rm(folder, { recursive: true, force: true });
  }
}

async function ageOf(folder: string): Promise<number> {
  const paths = [folder, ...(await readdir(folder)).map((name) => join(folder, name))];
  const times = await Promise.all(paths.map(async (path) => (await stat(path)).mtimeMs));
  return Date.now() - Math.max(...times);
}
