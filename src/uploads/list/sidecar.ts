import type { StoredObject } from '../transfer/parts.ts';
import type { PickedFile, UploadRequest } from '../upload-queue.ts';

/** Captions or chapters: a small file that is sent before its video, and named when that is saved. */
export interface Sidecar<File extends PickedFile> {
  readonly kind: 'captions' | 'chapters';
  readonly fileName: string;
  bytes: number;
  lastModified: number;
  readonly fileType: string;
  /** What the machine finds it by after a restart. */
  source: string | undefined;
  /** Unknown after a reload, until it is picked again. */
  file: File | undefined;
  object: StoredObject | undefined;
}

/** What the journal keeps of one. */
export type SidecarRecord = Omit<Sidecar<PickedFile>, 'file'>;

export function newSidecars<File extends PickedFile>({ captions, chapters }: UploadRequest<File>): Sidecar<File>[] {
  const sidecar = (kind: Sidecar<File>['kind'], file: File | undefined): Sidecar<File>[] =>
    file
      ? [
          {
            kind,
            fileName: file.name,
            bytes: file.size,
            lastModified: file.lastModified,
            fileType: file.type,
            source: file.source,
            file,
            object: undefined,
          },
        ]
      : [];
  return [...sidecar('captions', captions), ...sidecar('chapters', chapters)];
}

export const sidecarRecord = ({ file: _file, ...kept }: Sidecar<PickedFile>): SidecarRecord => kept;

/** The sidecar as a file that was picked. */
export const fileOf = ({ fileName, bytes, lastModified, fileType, source }: SidecarRecord): PickedFile => ({
  name: fileName,
  size: bytes,
  type: fileType,
  lastModified,
  source,
});

/** It is still to be sent, and nobody has its bytes. */
export const isLacking = ({ file, object }: Sidecar<PickedFile>): boolean => !file && object?.isWhole !== true;

/** The keys of what has arrived, as the record of the video names them. */
export function keysOf(sidecars: readonly Sidecar<PickedFile>[]): { captionsKey?: string; chaptersKey?: string } {
  return Object.fromEntries(
    sidecars.filter(({ object }) => object?.isWhole).map(({ kind, object }) => [`${kind}Key`, object?.key]),
  );
}
