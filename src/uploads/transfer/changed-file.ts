import { refusalOf } from '../accept.ts';
import { FILE_CHANGED, FILE_GONE, TransportError } from '../api/transport.ts';
import type { Entry } from '../list/entry.ts';
import type { Sidecar } from '../list/sidecar.ts';
import { fileChanged, fileGone, fileKeepsChanging } from '../messages.ts';
import type { FileFinder } from '../ports.ts';
import type { PickedFile, UploadRow } from '../upload-queue.ts';
import type { TransferTools } from './file-transfer.ts';

/** How often a file that changes under way is started over before a person is asked: it may still be being written. */
const MAX_CHANGES = 3;

/**
 * What becomes of an upload whose file is not the one that was added: it starts over with the file as it is now, or
 * waits until that is picked again. Undefined for every other error.
 */
export async function afterFileChange<File extends PickedFile>(
  entry: Entry<File>,
  error: unknown,
  { finder, cleanup }: Pick<TransferTools<File>, 'finder' | 'cleanup'>,
): Promise<Partial<UploadRow> | undefined> {
  if (!(error instanceof TransportError) || error.sidecarName !== undefined) return undefined;
  if (!finder || !entry.file) return undefined;
  if (error.code !== FILE_CHANGED && error.code !== FILE_GONE) return undefined;
  const now = error.code === FILE_CHANGED ? await finder.look(entry.file) : undefined;
  if (!now) {
    entry.file = undefined;
    return { state: 'missing', reason: fileGone };
  }
  if (entry.object) await cleanup.add(entry.object);
  entry.object = undefined;
  entry.file = now;
  entry.lastModified = now.lastModified;
  entry.changes += 1;
  const refusal = refusalOf(now, entry.row.folder) ?? (entry.changes > MAX_CHANGES ? fileKeepsChanging : undefined);
  return { bytes: now.size, state: refusal ? 'failed' : 'queued', reason: refusal ?? fileChanged };
}

/** The bytes of captions or chapters as they are now: who mends captions while their video waits means the new ones. */
export async function currentFile<File extends PickedFile>(
  sidecar: Sidecar<File>,
  finder: FileFinder<File> | undefined,
): Promise<File | undefined> {
  const now = sidecar.file && !sidecar.object?.isWhole && (await finder?.look(sidecar.file));
  if (now) Object.assign(sidecar, { file: now, bytes: now.size, lastModified: now.lastModified });
  return sidecar.file;
}
