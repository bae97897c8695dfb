import { refusalOf } from '../accept.ts';
import { FILE_CHANGED, FILE_GONE, TransportError } from '../api/transport.ts';
import type { Entry } from '../list/entry.ts';
import type { Sidecar } from '../list/sidecar.ts';
import { fileChanged, fileGone, fileKeepsChanging } from '../messages.ts';
import type { FileFinder } from '../ports.ts';
import type { PickedFile, UploadRow } from '../upload-queue.ts';
import type { TransferTools } from './file-transfer.ts';

/** Restarts of a changing file before a person is asked: it may still be written. */
const MAX_CHANGES = 3;

/**
 * Handles a file that has changed since it was added: restarts with its current state, or waits until it is picked
 * again. Returns undefined for every other error.
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

/** Returns the current file of captions or chapters: edits made while the video waits are intended. */
export async function currentFile<File extends PickedFile>(
  sidecar: Sidecar<File>,
  finder: FileFinder<File> | undefined,
): Promise<File | undefined> {
  const now = sidecar.file && !sidecar.object?.isWhole && (await finder?.look(sidecar.file));
  if (now) Object.assign(sidecar, { file: now, bytes: now.size, lastModified: now.lastModified });
  return sidecar.file;
}
