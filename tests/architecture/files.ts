import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OURS = ['src', 'web', 'desktop', 'tools', 'migrations'];

/** The product's files below `root`, as slash-separated paths relative to it, in a stable order. */
export function productFiles(root: string, folders: readonly string[] = OURS): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
    )
    .sort();
}

export const isCode = (path: string): boolean => /\.tsx?$/.test(path);
