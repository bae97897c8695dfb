import type { StoredObject } from '../transfer/parts.ts';
import type { PickedFile, UploadRequest } from '../upload-queue.ts';

/** Captions or chapters: a small file that is sent before its video and saved with it. */
export interface Sidecar<File extends PickedFile> {
  readonly kind: 'captions' | 'chapters';
  readonly fileName: string;
  bytes: number;
  lastModified: number;
  readonly fileType: string;
  /** File path for reopening after a restart (desktop only). */
  source: string | undefined;
  /** Undefined after a reload, until it is picked again. */
  file: File | undefined;
  object: StoredObject | undefined;
}

/** Journal record of a sidecar. */
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

/** Returns the sidecar as a picked file. */
export const fileOf = ({ fileName, bytes, lastModified, fileType, source }: SidecarRecord): PickedFile => ({
  name: fileName,
  size: bytes,
  type: fileType,
  lastModified,
  source,
});

/** True if not yet sent and its file must be picked again. */
export const isLacking = ({ file, object }: Sidecar<PickedFile>): boolean => !file && object?.isWhole !== true;

/** Returns the keys of uploaded sidecars for the video's record. */
export function keysOf(sidecars: readonly Sidecar<PickedFile>[]): { captionsKey?: string; chaptersKey?: string } {
  return Object.fromEntries(
    sidecars.filter(({ object }) => object?.isWhole).map(({ kind, object }) => [`${kind}Key`, object?.key]),
  );
}
