import { folderOf, refusalOf, titleFor } from '../accept.ts';
import type { PickedFile, UploadRequest } from '../upload-queue.ts';
import type { Entry } from './entry.ts';
import { newSidecars } from './sidecar.ts';

/** Creates an entry for a picked file. A file that cannot be uploaded gets a failed row with the reason. */
export function newEntry<File extends PickedFile>(
  request: UploadRequest<File>,
  ids: { id: string; batchId: string; index: number },
): Entry<File> {
  const { file, target, savesItself } = request;
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
      title: titleFor(request),
      state: reason === undefined ? 'queued' : 'failed',
      savesItself,
      reason,
      ...(reason !== undefined && { isRefused: true }),
      key: undefined,
      batchId: ids.batchId,
    },
    index: ids.index,
    lastModified: file.lastModified,
    fileType: file.type,
    source: file.source,
    file,
    object: undefined,
    changes: 0,
    sidecars: newSidecars(request),
    wantsSave: savesItself,
    mayBeSaved: false,
    endedSession: undefined,
    run: undefined,
    meter: undefined,
  };
}
