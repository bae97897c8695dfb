import type { StoredObject } from '../transfer/parts.ts';
import type { SpeedMeter } from '../transfer/speed-meter.ts';
import type { PickedFile, UploadRow, UploadTarget } from '../upload-queue.ts';
import { isLacking, type Sidecar } from './sidecar.ts';

/** A row with the engine's internal state. */
export interface Entry<File extends PickedFile> {
  row: UploadRow;
  /** Sort key in the list; later entries have higher ones. */
  index: number;
  lastModified: number;
  readonly fileType: string;
  source: string | undefined;
  /** Undefined after a reload, until it is picked again. */
  file: File | undefined;
  object: StoredObject | undefined;
  /** Number of restarts because the file had changed. */
  changes: number;
  /** Captions and chapters of a video; sent first. */
  sidecars: readonly Sidecar<File>[];
  /** Save its record as soon as its bytes have arrived and its module is free. */
  wantsSave: boolean;
  /** A save was sent without an answer: the record may exist. */
  mayBeSaved: boolean;
  /** Session in which a call was answered 401; another session lets it continue. */
  endedSession: { readonly name: string | undefined } | undefined;
  /** Running transfer, until it has really ended. */
  run: { readonly controller: AbortController; readonly ended: Promise<void> } | undefined;
  meter: SpeedMeter | undefined;
}

/** Returns the key of a target's module. Saves into one module are serialized. */
export const moduleOf = ({ courseId, weekId }: UploadTarget): string => `${courseId}/${weekId}`;

function targetKey(target: UploadTarget): string {
  switch (target.kind) {
    case 'content':
      return `${moduleOf(target)}/${target.dayId}/${target.type}`;
    case 'document':
      return moduleOf(target);
    case 'replacement':
      // The same file may be uploaded again after another replacement.
      return `${target.courseId}/${target.itemId}/${target.replaces ?? ''}`;
  }
}

interface FileFacts {
  readonly fileName: string;
  readonly bytes: number;
  readonly lastModified: number;
}

const isFile = ({ fileName, bytes, lastModified }: FileFacts, file: PickedFile): boolean =>
  fileName === file.name && bytes === file.size && lastModified === file.lastModified;

export const sameFile = ({ row, lastModified }: Entry<PickedFile>, file: PickedFile): boolean =>
  isFile({ fileName: row.fileName, bytes: row.bytes, lastModified }, file);

/** Tells whether bytes must be picked again, its own or a sidecar's. */
export const lacksBytes = (entry: Entry<PickedFile>): boolean => !entry.file || entry.sidecars.some(isLacking);

export function attach<File extends PickedFile>(
  to: { file: File | undefined; source: string | undefined },
  file: File,
): void {
  to.file = file;
  to.source = file.source;
}

/** Attaches a picked file; returns whether the entry needed it. */
export function giveFile<File extends PickedFile>(entry: Entry<File>, file: File): boolean {
  const isOwn = !entry.file && sameFile(entry, file);
  if (isOwn) attach(entry, file);
  const lacking = entry.sidecars.filter((sidecar) => isLacking(sidecar) && isFile(sidecar, file));
  for (const sidecar of lacking) attach(sidecar, file);
  return isOwn || lacking.length > 0;
}

export const sameTarget = (one: UploadTarget, other: UploadTarget): boolean =>
  one.kind === other.kind && targetKey(one) === targetKey(other);
