import { schoolName } from '../drawing/palette.ts';

/**
 * Makes a printed PDF reproducible: replaces the time of printing, the browser's version and the generated node ids.
 * Each replacement has the length of the original, so that the offsets stay valid.
 */
export function settled(pdf: Buffer): Buffer {
  const text = pdf
    .toString('latin1')
    .replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/g, '$120260101000000')
    .replace(/\/Creator \((?:\\.|[^\\)])*\)/, (creator) => `/Creator (${schoolName})`.padEnd(creator.length));
  return Buffer.from(withCountedNodes(text), 'latin1');
}

/** Renumbers the ids in document order, and sorts the name tree accordingly. */
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
