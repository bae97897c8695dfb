import type { Separator } from './row-reader.ts';

export const SEPARATORS = [',', ';', '\t'] as const satisfies readonly Separator[];

const NAMED = /^"?sep=([,;\t])"?[ \t]*(?=[\n\r]|$)/i;

/** Takes a first line `sep=;` off, which tells Excel the separator. Its end stays, so that lines keep their numbers. */
export function namedSeparator(text: string): { readonly text: string; readonly separator: Separator | undefined } {
  const [line = '', sign] = NAMED.exec(text) ?? [];
  return { text: text.slice(line.length), separator: SEPARATORS.find((one) => one === sign) };
}

const MAX_LINE = 10_000;

/** Returns the first line with text, without its quoted parts, where a separator is text. Reads a limited length. */
export function bareFirstLine(text: string): string {
  const [begin = ''] = /\S[^]*/.exec(text.slice(0, MAX_LINE)) ?? [];
  let bare = '';
  let isQuoted = false;
  for (const sign of begin) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && /[\n\r]/.test(sign)) break;
    if (!isQuoted) bare += sign;
  }
  return bare;
}
