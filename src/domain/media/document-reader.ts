import type { Bytes } from './ports.ts';

/**
 * Why a PDF cannot be offered to students. Each has its sentence in judge-file.ts. `unclear`: what it would do
 * cannot be told, which counts as if it did something.
 */
export type Unreadable =
  | 'encrypted'
  | 'broken'
  | 'empty'
  | 'too-many-pages'
  | 'too-demanding'
  | 'active-content'
  | 'unclear';

/** Metadata and content of a PDF. Texts are raw, cut at the limits, and not yet cleaned. */
export interface DocumentFacts {
  readonly pageCount: number;
  readonly title: string;
  readonly text: string;
  /** The first page as WebP, at most `PREVIEW_WIDTH` wide; undefined where there is nothing to draw. */
  readonly preview: Uint8Array | undefined;
}

export type DocumentReading = { readonly facts: DocumentFacts } | { readonly refused: Unreadable };

export interface ReadingLimits {
  readonly maxPages: number;
  readonly maxCharacters: number;
  readonly previewWidth: number;
  /** A page that is a long strip is drawn smaller. */
  readonly previewHeight: number;
}

export const READING_LIMITS: ReadingLimits = {
  maxPages: 3000,
  maxCharacters: 1_000_000,
  previewWidth: 480,
  previewHeight: 960,
};

/**
 * Reads uploaded PDFs, which are untrusted. For any input it answers within about a minute, without crashing or
 * blocking the calling process. Rejects with `unavailable` only when no reader can be had, and as `open` does.
 * Contract: tests/contracts/document-reader.contract.ts.
 */
export interface DocumentReader {
  /**
   * @param open hands over the whole body, when its turn comes; it may be asked twice.
   * @param bytes how many the body has.
   */
  read(open: () => Promise<Bytes>, bytes: number): Promise<DocumentReading>;
}
