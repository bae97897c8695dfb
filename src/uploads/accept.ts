import { ADMIN } from '../wire/admin-messages.ts';
import type { Folder } from '../wire/literals.ts';
import { isVisible } from '../wire/visible.ts';
import { emptyFile } from './messages.ts';
import type { PickedFile, UploadRequest, UploadTarget } from './upload-queue.ts';

/** The server's record of a title takes no more. */
const MAX_TITLE = 200;

/** By extension: systems disagree about MIME types, and the server reads the bytes in the end. */
const EXTENSIONS: Partial<Record<Folder, readonly string[]>> = {
  videos: ['mp4', 'webm', 'mov', 'avi'],
  documents: ['pdf', 'doc', 'docx'],
};

export const folderOf = (target: UploadTarget): Folder =>
  target.kind !== 'document' && target.type === 'video' ? 'videos' : 'documents';

/**
 * Why this file is not even sent. How large one may be is the operator's setting, which the server checks before bytes
 * travel.
 */
export function refusalOf({ name, size }: Pick<PickedFile, 'name' | 'size'>, folder: Folder): string | undefined {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!EXTENSIONS[folder]?.includes(extension))
    return ADMIN.invalidFileType(folder === 'videos' ? ADMIN.allowedVideo : ADMIN.allowedDocument);
  return size === 0 ? emptyFile : undefined;
}

/** The file's name without its extension, as one line of a title's length. */
export const titleOf = (fileName: string): string => asTitle(fileName.replace(/\.[^.]*$/, '') || fileName);

/** The title that the person wrote; the file's name where that is blank. */
export const titleFor = ({ file, title = '' }: Pick<UploadRequest, 'file' | 'title'>): string =>
  title.trim() ? asTitle(title) : titleOf(file.name);

const asTitle = (words: string): string => titleLine(words) || 'Untitled';

/** As one line of a title's length; empty where there is nothing to be seen. */
export function titleLine(words: string): string {
  const written = words
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (!isVisible(written)) return '';
  let title = '';
  for (const character of written) {
    if (title.length + character.length > MAX_TITLE) break;
    title += character;
  }
  return title.trimEnd();
}
