import { titleOf } from '../../../../src/uploads/accept.ts';
import type { UploadRequest, UploadTarget } from '../../../../src/uploads/upload-queue.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { UPLOAD } from '../../../text/copy/admin-content.ts';
import { type AcceptedTypes, DOCUMENTS, VIDEOS } from '../../../ui/dropped-files.ts';

export type ContentKind = 'video' | 'pdf';

const MEGABYTE = 1024 * 1024;

/** The specification's limits per kind. Sizes only warn: the hard limits are the operator's. */
export const KINDS: Readonly<
  Record<
    ContentKind,
    {
      accept: AcceptedTypes;
      name: string;
      hint: string;
      drop: string;
      refused: string;
      limit: string;
      limitBytes: number;
    }
  >
> = {
  video: {
    accept: VIDEOS,
    name: UPLOAD.video,
    hint: UPLOAD.hintVideo,
    drop: UPLOAD.dropVideo,
    refused: ADMIN.invalidFileType(ADMIN.allowedVideo),
    limit: '100MB',
    limitBytes: 100 * MEGABYTE,
  },
  pdf: {
    accept: DOCUMENTS,
    name: UPLOAD.document,
    hint: UPLOAD.hintDocument,
    drop: UPLOAD.dropDocument,
    refused: ADMIN.invalidFileType(ADMIN.allowedDocument),
    limit: '10MB',
    limitBytes: 10 * MEGABYTE,
  },
};

/** A selected file before its upload. */
export interface SelectedFile {
  readonly id: string;
  readonly file: File;
  readonly kind: ContentKind;
  readonly title: string;
}

export const isOverHint = ({ file, kind }: SelectedFile): boolean => file.size > KINDS[kind].limitBytes;

/** Adds files; skips duplicates. */
export function withFiles(
  selected: readonly SelectedFile[],
  files: readonly File[],
  kind: ContentKind,
): SelectedFile[] {
  const all = new Map(selected.map((file) => [file.id, file]));
  for (const file of files) {
    const id = `${kind} ${file.name} ${file.size} ${file.lastModified}`;
    if (!all.has(id)) all.set(id, { id, file, kind, title: titleOf(file.name) });
  }
  return [...all.values()];
}

type DayTarget = Omit<Extract<UploadTarget, { kind: 'content' }>, 'type' | 'kind'>;

export const requestsFor = (
  selected: readonly SelectedFile[],
  day: DayTarget,
  savesItself: boolean,
): UploadRequest<File>[] =>
  selected.map(({ file, kind, title }) => ({
    file,
    savesItself,
    title,
    target: { ...day, kind: 'content', type: kind },
  }));

export const DROP_ID = 'day-upload';

const dropButton = () => document.getElementById(DROP_ID)?.querySelector<HTMLButtonElement>('button');

export const focusDrop = (): void => dropButton()?.focus();

/** Opens the upload card's file picker, and leaves the focus there. */
export function chooseFiles(): void {
  focusDrop();
  dropButton()?.click();
}
