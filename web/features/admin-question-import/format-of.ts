import type { ImportFormat } from '../../../src/wire/literals.ts';

const BEGIN = 10_000;

/** First line by which Excel knows the separator. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=[,;\t]/i;

/** Finds the format by the first line with text: that of a table names its columns. */
export function formatOf(text: string): ImportFormat {
  if (SEPARATOR_LINE.test(text)) return 'csv';
  const first = /\S[^\n\r]*/.exec(text)?.[0].toLowerCase() ?? '';
  return /[,;\t]/.test(first) && /(^|[,;\t"])stem($|[,;\t"])/.test(first) ? 'csv' : 'text';
}

/** Reads the beginning of a file, without the zero bytes of UTF-16. */
export const beginOf = async (file: Blob): Promise<string> =>
  (await file.slice(0, BEGIN).text()).replace(/[\0\uFEFF\uFFFD]/g, '');
