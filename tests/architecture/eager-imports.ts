import type { Import } from './imports.ts';

/** Everything that is loaded with a file: what it imports eagerly, what those import so, and so on. */
export function loadedWith(entry: string, imports: readonly Import[]): Set<string> {
  const eager = new Map<string, string[]>();
  for (const { from, to, isEager } of imports) if (isEager) eager.set(from, [...(eager.get(from) ?? []), to]);
  const loaded = new Set([entry]);
  for (const file of loaded) for (const to of eager.get(file) ?? []) loaded.add(to);
  return loaded;
}
