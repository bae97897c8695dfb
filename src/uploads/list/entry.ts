import type { StoredObject } from '../transfer/parts.ts';
import type { SpeedMeter } from '../transfer/speed-meter.ts';
import type { PickedFile, UploadRow, UploadTarget } from '../upload-queue.ts';
import { isLacking, type Sidecar } from './sidecar.ts';

/** A row and what the engine knows beyond it. */
export interface Entry<File extends PickedFile> {
  row: UploadRow;
  /** Its number in the list; a later entry has a higher one. */
  index: number;
  lastModified: number;
  readonly fileType: string;
  source: string | undefined;
  /** Unknown after a reload, until it is picked again. */
  file: File | undefined;
  object: StoredObject | undefined;
  /** How often it has started over, because its file had changed. */
  changes: number;
  /** Of a video; they are sent first. */
  sidecars: readonly Sidecar<File>[];
  /** Its record is to be saved as soon as its bytes have arrived and its module is free. */
  wantsSave: boolean;
  /** A save of its object went out, and no answer came: there may be a record. */
  mayBeSaved: boolean;
  /** The session in which a call of its was answered 401; another one lets it go on. */
  endedSession: { readonly name: string | undefined } | undefined;
  /** Its transfer, until that has really ended. */
  run: { readonly controller: AbortController; readonly ended: Promise<void> } | undefined;
  meter: SpeedMeter | undefined;
}

/** Names the module of a target. Saves into one module wait for each other. */
export const moduleOf = ({ courseId, weekId }: UploadTarget): string => `${courseId}/${weekId}`;

function targetKey(target: UploadTarget): string {
  switch (target.kind) {
    case 'content':
      return `${moduleOf(target)}/${target.dayId}/${target.type}`;
    case 'document':
      return moduleOf(target);
    case 'replacement':
      // The same file may come back after another one took its place.
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

/** Whether it waits for bytes, its own or those of a sidecar, that have to be picked again. */
export const lacksBytes = (entry: Entry<PickedFile>): boolean => !entry.file || entry.sidecars.some(isLacking);

export function attach<File extends PickedFile>(
  to: { file: File | undefined; source: string | undefined },
  file: File,
): void {
  to.file = file;
  to.source = file.source;
}

/** Gives it a file that was picked again; answers whether it waited for that. */
export function giveFile<File extends PickedFile>(entry: Entry<File>, file: File): boolean {
  const isOwn = !entry.file && sameFile(entry, file);
  if (isOwn) attach(entry, file);
  const lacking = entry.sidecars.filter((sidecar) => isLacking(sidecar) && isFile(sidecar, file));
  for (const sidecar of lacking) attach(sidecar, file);
  return isOwn || lacking.length > 0;
}

export const sameTarget = (one: UploadTarget, other: UploadTarget): boolean =>
  one.kind === other.kind && targetKey(one) === targetKey(other);
