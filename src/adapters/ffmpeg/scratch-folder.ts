import { mkdir, mkdtemp, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '../../domain/kernel/clock.ts';
import type { Bytes } from '../../domain/media/ports.ts';
import { noRoom } from './errors.ts';

/** What others on this disk need in the meantime. */
const SPARE_BYTES = 1024 ** 3;

/** Works in a folder of its own, which is gone afterwards whatever happens. */
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

/** How much may be written here so that some is left. Rejects with `unavailable` where that is less than `bytes`. */
export async function askForRoom(folder: string, bytes: number, freeBytes: FreeBytes): Promise<number> {
  const room = (await freeBytes(folder)) - SPARE_BYTES;
  if (room < bytes) throw noRoom();
  return room;
}

/** A chunk is written before the next one is asked for: its memory is used again. */
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

/**
 * Those of a process that was killed: nothing in them has changed for an hour. Others of this school may be at work
 * here.
 */
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
