import { schoolName } from '../drawing/palette.ts';

/**
 * A printed PDF without what differs from run to run: the moment of printing, the browser's version, and
 * the numbers that the browser happened to give to table heads. Every replacement has the length of what
 * it replaces, which keeps the offsets inside the file true.
 */
export function settled(pdf: Buffer): Buffer {
  const text = pdf
    .toString('latin1')
    .replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, '$120260101000000')
    .replace(/\/Creator \((?:\\.|[^\\)])*\)/, (creator) => `/Creator (${schoolName})`.padEnd(creator.length));
  return Buffer.from(withCountedNodes(text), 'latin1');
}

/** Counts the ids in the order of the document, and sorts the tree that looks them up accordingly. */
function withCountedNodes(text: string): string {
  const seen = [...new Set(Array.from(text.matchAll(/\(node(\d{8})\)/g), ([, id]) => id ?? ''))];
  const counted = new Map(seen.map((id, index) => [id, String(index + 1).padStart(8, '0')]));
  return text
    .replace(/\(node(\d{8})\)/g, (_, id: string) => `(node${counted.get(id)})`)
    .replace(
      /\/Names \[([^\]]*)\]/g,
      (_, entries: string) => `/Names [${(entries.match(/\(node\d{8}\) \d+ 0 R/g) ?? []).sort().join(' ')}]`,
    )
    .replace(
      /\/Limits \[[^\]]*\]/g,
      () => `/Limits [(node${counted.get(seen.at(0) ?? '')}) (node${counted.get(seen.at(-1) ?? '')})]`,
    );
}
