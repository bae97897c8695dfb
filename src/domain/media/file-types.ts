import { isDoc, isDocx, isPdf } from './document-signatures.ts';
import type { Folder } from './literals.ts';
import { isAvi, isJpeg, isMp4, isPng, isQuickTime, isWebM, isWebP, isWebVtt, type Sample } from './signatures.ts';

/** Purpose of a file: decides the allowed types and the maximum size. */
export type Purpose = 'thumbnail' | 'video' | 'document' | 'captions';

export interface FileType {
  readonly purpose: Purpose;
  /** The first one names the stored object. */
  readonly extensions: readonly string[];
  /** Media type that we serve it with. */
  readonly contentType: string;
  /** Other names that browsers have for it. */
  readonly aliases: readonly string[];
  /** Whether a browser shows it inline instead of downloading it. */
  readonly opensInBrowser: boolean;
  readonly isGenuine: (sample: Sample) => boolean;
}

type Facts = Partial<Pick<FileType, 'aliases' | 'opensInBrowser'>>;

const type = (
  purpose: Purpose,
  extensions: string,
  contentType: string,
  isGenuine: (sample: Sample) => boolean,
  { aliases = [], opensInBrowser = true }: Facts = {},
): FileType => ({ purpose, extensions: extensions.split(' '), contentType, isGenuine, aliases, opensInBrowser });

export const PDF = 'application/pdf';
export const MP4 = 'video/mp4';
export const DOC = 'application/msword';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** File types that are accepted (decision B8). Not SVG and HTML: they would run as our own pages. */
const FILE_TYPES: readonly FileType[] = [
  type('video', 'mp4', MP4, isMp4, { aliases: ['video/x-m4v'] }),
  type('video', 'webm', 'video/webm', isWebM),
  type('video', 'mov', 'video/quicktime', isQuickTime),
  type('video', 'avi', 'video/x-msvideo', isAvi, { aliases: ['video/avi', 'video/msvideo', 'video/vnd.avi'] }),
  type('document', 'pdf', PDF, isPdf, { aliases: ['application/x-pdf'] }),
  type('document', 'doc', DOC, isDoc, { opensInBrowser: false }),
  type('document', 'docx', DOCX, isDocx, { opensInBrowser: false }),
  type('thumbnail', 'png', 'image/png', isPng),
  type('thumbnail', 'jpg jpeg', 'image/jpeg', isJpeg, { aliases: ['image/jpg', 'image/pjpeg'] }),
  type('thumbnail', 'webp', 'image/webp', isWebP),
  type('captions', 'vtt', 'text/vtt', isWebVtt, { aliases: ['text/plain'] }),
];

const PURPOSES: Record<Folder, readonly Purpose[]> = {
  thumbnails: ['thumbnail'],
  videos: ['video', 'captions'],
  documents: ['document'],
};

export const purposesOf = (folder: Folder): readonly Purpose[] => PURPOSES[folder];

export const typeOfContent = (contentType: string): FileType | undefined =>
  FILE_TYPES.find((known) => known.contentType === contentType);

/** Returns whether it is a lesson's own file. Pictures, captions and chapters are small and accompany it. */
export const isLessonFile = (contentType: string): boolean =>
  ['video', 'document'].includes(typeOfContent(contentType)?.purpose ?? '');

/**
 * Returns the type of the name's extension, if the browser agrees. A browser that does not know the type sends none,
 * and then the extension alone counts: the bytes decide in the end.
 */
export function typeOfUpload(fileName: string, contentType: string): FileType | undefined {
  const extension = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const found = FILE_TYPES.find((known) => known.extensions.includes(extension));
  const claimed = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const agrees = claimed === '' || claimed === found?.contentType || found?.aliases.includes(claimed);
  return agrees ? found : undefined;
}
