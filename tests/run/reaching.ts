import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Relative modules that a text imports. */
const IMPORTS = /\bfrom '(\.{1,2}\/[^']+)'/g;

/** Test files below a folder that import a file, themselves or through others. */
export function testsThatReach(folder: string, wanted: string): string[] {
  const known = new Map<string, boolean>();
  const reaches = (path: string): boolean => {
    if (path === wanted) return true;
    if (!known.has(path)) {
      known.set(path, false);
      known.set(path, path.startsWith('tests/') && importedBy(path).some(reaches));
    }
    return known.get(path)!;
  };
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.test.ts') && reaches(path));
}

const importedBy = (path: string): string[] =>
  Array.from(readFileSync(path, 'utf8').matchAll(IMPORTS), ([, name]) => join(dirname(path), name!));
