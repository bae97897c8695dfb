import type { FolderFile } from './plan.ts';

/** A file with its parsed path. */
export interface LocatedFile<File extends FolderFile> {
  readonly file: File;
  readonly path: string;
  /** Parent folders, outermost first. */
  readonly folders: readonly string[];
  readonly name: string;
}

/** Normalizes a path: NFC, because macOS decomposes accents, and slashes for Windows' backslashes. */
export function locatedFile<File extends FolderFile>(file: File): LocatedFile<File> {
  const parts = file.path
    .toWellFormed()
    .normalize('NFC')
    .split(/[/\\]/u)
    .filter((part) => part !== '' && part !== '.');
  const name = parts.at(-1) ?? '';
  return { file, path: parts.join('/'), folders: parts.slice(0, -1), name };
}

export const extensionOf = (name: string): string => /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Fixed locale: the same folder gives the same plan on every machine. */
const natural = new Intl.Collator('en', { numeric: true });

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Compares like a file manager, `2` before `10`. Ties are broken by code point, size and date. */
export function byPath(a: LocatedFile<FolderFile>, b: LocatedFile<FolderFile>): number {
  const one = [...a.folders, a.name];
  const other = [...b.folders, b.name];
  for (let at = 0; at < Math.min(one.length, other.length); at += 1) {
    const order = natural.compare(one[at]!, other[at]!) || compare(one[at]!, other[at]!);
    if (order !== 0) return order;
  }
  return (
    one.length - other.length ||
    a.file.size - b.file.size ||
    a.file.lastModified - b.file.lastModified ||
    compare(a.file.path, b.file.path) ||
    compare(a.file.type, b.file.type)
  );
}
