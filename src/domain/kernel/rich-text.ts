/** Words with their marks. A line break is `\n` in the text. */
export interface Inline {
  readonly text: string;
  readonly isStrong: boolean;
  readonly isEm: boolean;
  /** Where a link leads, which its text says as well: the two are the same. */
  readonly href?: string;
}

/** Its lists are not readonly, so that an answer holds them as they are. */
export type Block = ParagraphBlock | ListBlock | TableBlock | FigureBlock;

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly inlines: Inline[];
}

export interface ListBlock {
  readonly kind: 'list';
  /** Number of the first item; null: bullets. */
  readonly start: number | null;
  /** Blocks of each item, such as a paragraph and another list. */
  readonly items: Block[][];
}

export interface TableBlock {
  readonly kind: 'table';
  /** Cells. */
  readonly head: Inline[][];
  /** Cells of each row; every row has the length of the head. */
  readonly rows: Inline[][][];
}

/** Place of a figure, which the owner of the text knows by its id. Only on the top level. */
export interface FigureBlock {
  readonly kind: 'figure';
  readonly id: string;
}

export const RICH_TEXT_LIMITS = {
  characters: 8000,
  /** Lists inside of lists, and marks inside of marks. */
  depth: 4,
  columns: 12,
  rows: 60,
  /** Stars and underscores in one paragraph or cell: the time of reading grows with their square. */
  marks: 200,
  /** How many faults are named at once. */
  faults: 10,
} as const;

/**
 * Reads text as people write it, in Markdown, into blocks: paragraphs, lists, tables, figures, strong and em. Nothing
 * is left out silently: each unsupported part yields a fault, a sentence for its author. Unsupported are HTML, links,
 * images, code, headings, invisible characters, and text over the limits. `{{figure:ID}}` on a line of its own is a
 * figure. Entities and escapes come out as the characters they mean, once. The cost is in proportion to the length.
 * With the links `public`, an address that `isPublicLink` takes is one; every other address stays a fault.
 */
export interface RichTextReader {
  read(source: string, links?: LinkRule): RichText;
}

/** `none` where it is left out. */
export type LinkRule = 'none' | 'public';

export type RichText = { readonly blocks: Block[] } | { readonly faults: readonly string[] };

/**
 * Controls, direction marks, fillers, letters of no font but the sender's. Joiners and variation selectors stay: words
 * of Persian and Hindi, and emoji, are written with them.
 */
const HIDDEN =
  /(?![\n\t\p{Join_Control}\ufe0e\ufe0f])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Index of the first character that no reader would see, or -1. */
export const hiddenAt = (text: string): number => text.search(HIDDEN);

/** Word and chats have other signs for the end of a line. */
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
export const linesOf = (source: string): string[] => source.split(LINE_BREAK);

/** Id of the figure that a line refers to. */
export const figureOf = (line: string): string | undefined => FIGURE.exec(line)?.[1];
const FIGURE = /^\s*\{\{figure:([\w-]{1,40})\}\}\s*$/;
