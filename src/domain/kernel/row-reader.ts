export type Separator = ',' | ';' | '\t';

/** Row of a file; the last one has a fault instead of cells where the file ends its reading there. */
export interface ReadRow {
  /** Line that it begins on, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly fault?: 'open-quote' | 'stray-quote' | 'too-long';
}

/** Reads files that people made. Contract: tests/contracts/row-reader.test.ts. */
export interface RowReader {
  /** Text in UTF-8, or in UTF-16 with its mark, without the mark; else the line of the first byte that is neither. */
  textOf(bytes: Uint8Array): { readonly text: string } | { readonly brokenLine: number };
  /** Rows by RFC 4180 but empty lines, in time that grows with the length, and in slices. */
  rows(text: string, separator: Separator): AsyncIterable<ReadRow>;
}
