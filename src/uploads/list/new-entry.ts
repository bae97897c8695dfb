import { folderOf, refusalOf, wishedTitle } from '../accept.ts';
import type { PickedFile, UploadWish } from '../upload-queue.ts';
import type { Entry } from './entry.ts';

/** A row for a file that has just been picked. One that cannot be uploaded gets a row too: it says why. */
export function newEntry<File extends PickedFile>(
  wish: UploadWish<File>,
  ids: { id: string; batchId: string; place: number },
): Entry<File> {
  const { file, target, savesItself } = wish;
  const folder = folderOf(target);
  const reason = refusalOf(file, folder);
  return {
    row: {
      id: ids.id,
      fileName: file.name,
      bytes: file.size,
      sentBytes: 0,
      bytesPerSecond: 0,
      folder,
      target,
      title: wishedTitle(wish),
      state: reason === undefined ? 'queued' : 'failed',
      savesItself,
      reason,
      key: undefined,
      batchId: ids.batchId,
    },
    place: ids.place,
    lastModified: file.lastModified,
    fileType: file.type,
    file,
    object: undefined,
    wantsSave: savesItself,
    endedSession: undefined,
    run: undefined,
    meter: undefined,
  };
}
