import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openDisk } from '../../support/open-disk.ts';
import { streamServer } from './stream-server.ts';

export const BIG_BYTES = 200 * 1024 * 1024;

/** A server on a disk with one lesson of 200 MiB, which is a hole: it takes no room and is read like any other. */
export async function bigFileServer() {
  const root = await mkdtemp(join(tmpdir(), 'cusp-stream-'));
  const server = await streamServer(await openDisk(root));
  const { key } = await server.presign.run({ fileName: 'long.mp4', fileType: '', folder: 'videos' });
  const path = join(root, 'objects', key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  await truncate(path, BIG_BYTES);
  const facts = await server.storage.stat(key);
  await server.files.setVerified([{ key, bytes: BIG_BYTES, etag: facts?.etag ?? '', contentType: 'video/mp4' }]);
  await server.files.attach([key]);
  server.rights.uses.set(key, { courseId: 'course-a', isPublic: false, isOfDraft: false });
  const close = async (): Promise<void> => {
    await server.close();
    await rm(root, { recursive: true });
  };
  return { ...server, path: `/stream/${key}`, close };
}
