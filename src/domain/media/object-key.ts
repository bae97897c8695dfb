import type { FileKey } from '../kernel/ids.ts';
import type { Folder } from './literals.ts';

const KEY = /^(?:thumbnails|videos|documents)\/\d{6}\/[A-Za-z0-9_-]{1,64}\.[a-z0-9]{2,5}$/;

/** `{folder}/{yyyymm}/{random}.{extension}`; the month is UTC's. `random` comes from `Ids`. */
export function newKey(folder: Folder, now: Date, random: string, extension: string): FileKey {
  const month = now.toISOString().slice(0, 7).replace('-', '');
  return `${folder}/${month}/${random}.${extension}`;
}

/**
 * Returns whether the text is a well-formed key. Anything else is stopped here: database and storage each fail on
 * characters of their own.
 */
export const isKey = (text: string): text is FileKey => KEY.test(text);

/**
 * Returns the key of a document's preview, derived from the document's key so that both are erased together. Undefined
 * for a type without one.
 */
export const previewKeyOf = (key: FileKey): FileKey | undefined =>
  key.startsWith('documents/') && key.endsWith('.pdf') ? `${key.slice(0, -'.pdf'.length)}.webp` : undefined;

/** Keys of the two sizes of an uploaded picture, derived from the upload's key. */
export interface PictureKeys {
  readonly large: FileKey;
  readonly small: FileKey;
}

export function pictureKeysOf(uploaded: FileKey): PictureKeys {
  const stem = uploaded.slice(0, uploaded.lastIndexOf('.'));
  return { large: `${stem}-large.webp`, small: `${stem}-small.webp` };
}
