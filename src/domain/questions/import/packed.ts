/**
 * Several texts in one cell. A backslash keeps what would end one: `\|` is the sign itself, `\\` a backslash, `\n` and
 * `\r` a line break.
 */
type Sign = '|' | ',';

const BETWEEN = { '|': ' | ', ',': ', ' } as const;
const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\\': '\\\\' };

export const packed = (texts: readonly string[], sign: Sign): string =>
  texts
    .map((text) => text.replace(/[\\|,\n\r]/g, (one) => ESCAPES[one] ?? (one === sign ? `\\${one}` : one)))
    .join(BETWEEN[sign]);

const PIECES = { '|': /(?:\\[^]|[^|\\])+|\\$|\|/g, ',': /(?:\\[^]|[^,\\])+|\\$|,/g } as const;
const ESCAPE = /\\([\\|,nr])/g;
const BREAKS: Readonly<Record<string, string>> = { n: '\n', r: '\r' };

/** Texts of a cell, without the blanks around each. */
export function unpacked(cell: string, sign: Sign): string[] {
  const texts = [''];
  for (const [piece] of cell.matchAll(PIECES[sign])) {
    if (piece === sign) texts.push('');
    else texts.push(`${texts.pop() ?? ''}${piece}`);
  }
  return texts.map((text) => text.trim().replace(ESCAPE, (_all, one: string) => BREAKS[one] ?? one));
}
