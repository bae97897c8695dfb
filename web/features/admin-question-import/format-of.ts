import type { ImportFormat } from '../../../src/wire/literals.ts';

const BEGIN = 10_000;

/** Finds the format by the first line with text: that of a table names its columns. */
export function formatOf(text: string): ImportFormat {
  const first = /\S[^\n\r]*/.exec(text)?.[0].toLowerCase() ?? '';
  return /[,;\t]/.test(first) && /(^|[,;\t"])stem($|[,;\t"])/.test(first) ? 'csv' : 'text';
}

/** Reads how a file begins; UTF-16 has a zero beside each letter of a column's name. */
export const beginOf = async (file: Blob): Promise<string> =>
  (await file.slice(0, BEGIN).text()).replace(/[\0\uFEFF\uFFFD]/g, '');
