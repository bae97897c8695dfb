import type { Import } from './imports.ts';

/** Each circle of imports once, as the files along it; the first file comes again at the end. */
export function cycles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);

  const found: string[][] = [];
  const finished = new Set<string>();
  const path: string[] = [];
  const walk = (file: string) => {
    const at = path.indexOf(file);
    if (at >= 0) found.push([...path.slice(at), file]);
    if (at >= 0 || finished.has(file)) return;
    path.push(file);
    for (const other of next.get(file) ?? []) walk(other);
    path.pop();
    finished.add(file);
  };
  for (const file of next.keys()) walk(file);
  return found;
}
