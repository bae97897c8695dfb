import { ADMIN } from '../wire/admin-messages.ts';
import type { Folder } from '../wire/literals.ts';
import { isVisible } from '../wire/visible.ts';
import { emptyFile } from './messages.ts';
import type { PickedFile, UploadRequest, UploadTarget } from './upload-queue.ts';

/** Maximum length of a title on the server. */
const MAX_TITLE = 200;

/** File extensions rather than MIME types, on which systems disagree. The server validates the bytes. */
const EXTENSIONS: Partial<Record<Folder, readonly string[]>> = {
  videos: ['mp4', 'webm', 'mov', 'avi'],
  documents: ['pdf', 'doc', 'docx'],
};

export const folderOf = (target: UploadTarget): Folder =>
  target.kind !== 'document' && target.type === 'video' ? 'videos' : 'documents';

/**
 * Returns why a file is refused before it is sent. The size limit is the operator's setting, which the server checks
 * before bytes are sent.
 */
export function refusalOf({ name, size }: Pick<PickedFile, 'name' | 'size'>, folder: Folder): string | undefined {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!EXTENSIONS[folder]?.includes(extension))
    return ADMIN.invalidFileType(folder === 'videos' ? ADMIN.allowedVideo : ADMIN.allowedDocument);
  return size === 0 ? emptyFile : undefined;
}

/** Returns the file name without extension, as a title. */
export const titleOf = (fileName: string): string => asTitle(fileName.replace(/\.[^.]*$/, '') || fileName);

/** Returns the typed title; the file name if it is blank. */
export const titleFor = ({ file, title = '' }: Pick<UploadRequest, 'file' | 'title'>): string =>
  title.trim() ? asTitle(title) : titleOf(file.name);

const asTitle = (words: string): string => titleLine(words) || 'Untitled';

/** Normalizes to one line of a title's length; empty if nothing is visible. */
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
