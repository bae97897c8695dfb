import type { Import } from './imports.ts';

const MAX_IMPORTED_FILES = 30;

/** Files of the server that import so many others that each change elsewhere ends in them, with the count. */
export function crowded(imports: readonly Import[]): string[] {
  const imported = new Map<string, Set<string>>();
  for (const { from, to } of imports)
    if (from.startsWith('src/')) imported.set(from, (imported.get(from) ?? new Set()).add(to));
  return [...imported]
    .filter(([, targets]) => targets.size > MAX_IMPORTED_FILES)
    .map(([from, targets]) => `${from} (${targets.size})`);
}
