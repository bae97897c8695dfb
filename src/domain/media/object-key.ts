import type { FileKey } from '../kernel/ids.ts';
import type { Folder } from './literals.ts';

const KEY = /^(?:thumbnails|videos|documents)\/\d{6}\/[A-Za-z0-9_-]{1,64}\.[a-z0-9]{2,5}$/;

/** `{folder}/{yyyymm}/{random}.{extension}`; the month is UTC's. `random` comes from `Ids`. */
export function newKey(folder: Folder, now: Date, random: string, extension: string): FileKey {
  const month = now.toISOString().slice(0, 7).replace('-', '');
  return `${folder}/${month}/${random}.${extension}`;
}

/**
 * Whether the text could be a key of ours. What fails here reaches neither the database nor the
 * storage: both have characters of their own that they choke on.
 */
export const isKey = (text: string): text is FileKey => KEY.test(text);

/**
 * The picture of a document's first page lies beside it: whoever erases the one knows the other. Undefined for what has
 * none.
 */
export const previewKeyOf = (key: FileKey): FileKey | undefined =>
  key.startsWith('documents/') && key.endsWith('.pdf') ? `${key.slice(0, -'.pdf'.length)}.webp` : undefined;

/** Where the two sizes of an uploaded picture lie: whoever has the upload's key finds what was made of it. */
export interface PictureKeys {
  readonly large: FileKey;
  readonly small: FileKey;
}

export function pictureKeysOf(uploaded: FileKey): PictureKeys {
  const stem = uploaded.slice(0, uploaded.lastIndexOf('.'));
  return { large: `${stem}-large.webp`, small: `${stem}-small.webp` };
}
