/** The names that people and programs write in texts like ours; the standard has two thousand. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  times: '×',
  divide: '÷',
  minus: '−',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  lambda: 'λ',
  mu: 'μ',
  sigma: 'σ',
  omega: 'ω',
  copy: '©',
  reg: '®',
  trade: '™',
};

const LAST = 0x10ffff;

/** `&amp;`, `&#176;` and `&#xb0;`. */
export const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][\da-zA-Z]{1,31}));/g;

/** Returns the character of an entity by its matched groups; undefined for an unknown one. */
export function characterOf(decimal?: string, hex?: string, name = ''): string | undefined {
  if (decimal === undefined && hex === undefined) return Object.hasOwn(CHARACTERS, name) ? CHARACTERS[name] : undefined;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > LAST ? undefined : String.fromCodePoint(code);
}
