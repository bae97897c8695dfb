import { refusalOf } from '../accept.ts';
import { emptyFile } from '../messages.ts';
import { byPath, extensionOf, type LocatedFile, locatedFile } from './file-path.ts';
import type { FolderFile, SkippedFile } from './plan.ts';
import { SKIPPED } from './words.ts';

/** Size limits of the server with its sentences. Without a limit here the server decides. */
export type FileLimits = Readonly<
  Partial<Record<'video' | 'document' | 'captions', { readonly maxBytes: number; readonly sentence: string }>>
>;

export interface Usable<File extends FolderFile> extends LocatedFile<File> {
  readonly type: 'video' | 'pdf';
}

export interface SortedOut<File extends FolderFile> {
  /** In natural order. */
  readonly usable: readonly Usable<File>[];
  /** Candidates for captions or chapters. */
  readonly texts: readonly LocatedFile<File>[];
  readonly skipped: readonly SkippedFile<File>[];
}

const SYSTEM_FILES = new Set(['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r', '$recycle.bin', '__macosx']);
const TEXTS = ['vtt', 'srt'];

/** Separates usable files from skipped ones, each with a reason. */
export function sortOut<File extends FolderFile>(files: readonly File[], limits: FileLimits): SortedOut<File> {
  const usable: Usable<File>[] = [];
  const texts: LocatedFile<File>[] = [];
  const skipped: SkippedFile<File>[] = [];
  let before: LocatedFile<File> | undefined;
  for (const located of files.map((file) => locatedFile(file)).sort(byPath)) {
    const type = typeOf(located);
    const reason = reasonOf(located, type, limits) ?? (isSame(located, before) ? SKIPPED.twice : undefined);
    if (reason !== undefined) skipped.push({ file: located.file, path: located.path, reason });
    else if (type === 'captions') texts.push(located);
    else if (type !== undefined) usable.push({ ...located, type: type === 'video' ? 'video' : 'pdf' });
    before = located;
  }
  return { usable, texts, skipped };
}

function typeOf({ name }: LocatedFile<FolderFile>): keyof FileLimits | undefined {
  if (TEXTS.includes(extensionOf(name))) return 'captions';
  if (refusalOf({ name, size: 1 }, 'videos') === undefined) return 'video';
  return refusalOf({ name, size: 1 }, 'documents') === undefined ? 'document' : undefined;
}

function reasonOf(
  { folders, name, file }: LocatedFile<FolderFile>,
  type: keyof FileLimits | undefined,
  limits: FileLimits,
): string | undefined {
  const parts = [...folders, name];
  if (parts.some((part) => SYSTEM_FILES.has(part.toLowerCase()))) return SKIPPED.system;
  if (parts.some((part) => part.startsWith('.'))) return SKIPPED.hidden;
  if (name.startsWith('~$')) return SKIPPED.lock;
  if (type === undefined) return SKIPPED.type;
  if (file.size === 0) return emptyFile;
  const limit = limits[type];
  return limit && file.size > limit.maxBytes ? limit.sentence : undefined;
}

const isSame = (one: LocatedFile<FolderFile>, other: LocatedFile<FolderFile> | undefined): boolean =>
  one.path === other?.path && one.file.size === other.file.size && one.file.lastModified === other.file.lastModified;
