/** A pattern taken apart, as far as repetitions matter: what is asserted takes no letter, and is left out. */
export type Part =
  | { readonly kind: 'letter'; readonly letters: bigint }
  | { readonly kind: 'choice'; readonly parts: readonly Part[] }
  | { readonly kind: 'sequence'; readonly parts: readonly Part[] }
  | { readonly kind: 'repetition'; readonly part: Part; readonly min: number; readonly max: number };

export interface Pattern {
  readonly pattern: Part;
  readonly lookarounds: readonly Part[];
  /** Letters that stand for all: bit `n` of a part's letters is `sample[n]`. */
  readonly sample: readonly string[];
}

/** ASCII, and of the rest what classes tell apart: blanks, marks, capitals, digits, signs of two units. */
const SAMPLE: readonly string[] = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['\u0085', '\u00a0', '\u00ad', '\u0301', '\u034f', '\u200b', '\u200d', '\u200e', '\u2028', '\u3000', '\ufeff'],
  ...['é', 'É', 'П', '漢', 'ª', '٣', '”', '–', '…', '•', '€', '＜', '\uf0b7', '\ufe0f', '\ufffd', '\ud800', '🦷'],
];

const ATOM =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|k<[^>]*>|[^])|\[(?:\\[^]|[^\]\\])*\]|[^]/uy;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y;
const OPENING = /\((?:\?(?:(:)|(<?[=!])|<[^>]*>))?/y;
/** Takes no letter: an edge, or a group that was read before. */
const ASSERTION = /^(?:[$^]|\\[bB1-9]|\\k<.*>)$/;

/** @throws Error where the source is no pattern. */
export function readPattern(source: string, flags: string): Pattern {
  const matching = flags.replace(/[gyd]/g, '');
  const known = new Map<string, bigint>();
  const lettersOf = (atom: string): bigint => {
    const seen = known.get(atom);
    if (seen !== undefined) return seen;
    const pattern = new RegExp(`^(?:${atom})$`, matching);
    const letters = SAMPLE.reduce((mask, letter, at) => (pattern.test(letter) ? mask | (1n << BigInt(at)) : mask), 0n);
    known.set(atom, letters);
    return letters;
  };
  const lookarounds: Part[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    at += found?.[0].length ?? 0;
    return found;
  };

  const choice = (): Part => {
    const parts = [sequence()];
    while (source[at] === '|') {
      at += 1;
      parts.push(sequence());
    }
    return { kind: 'choice', parts };
  };

  const sequence = (): Part => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified(atom()));
    return { kind: 'sequence', parts };
  };

  const atom = (): Part => {
    const group = take(OPENING);
    if (group) {
      const part = choice();
      if (source[at] !== ')') throw new Error(`No end of a group: ${source}`);
      at += 1;
      if (group[2] === undefined) return part;
      lookarounds.push(part);
      return { kind: 'sequence', parts: [] };
    }
    const text = take(ATOM)?.[0] ?? '';
    return ASSERTION.test(text) ? { kind: 'sequence', parts: [] } : { kind: 'letter', letters: lettersOf(text) };
  };

  const quantified = (part: Part): Part => {
    const found = take(QUANTIFIER);
    if (!found) return part;
    const [, sign, min = '0', comma, max = ''] = found;
    if (sign !== undefined)
      return { kind: 'repetition', part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    return {
      kind: 'repetition',
      part,
      min: Number(min),
      max: comma === '' ? Number(min) : Number(max || Infinity),
    };
  };

  const pattern = choice();
  if (at < source.length) throw new Error(`A bracket closes nothing: ${source}`);
  return { pattern, lookarounds, sample: SAMPLE };
}
