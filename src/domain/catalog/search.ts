import type { ContentId, CourseId, DayId, DocumentId, FileKey, ModuleId } from '../kernel/ids.ts';

export type SearchKind = 'course' | 'module' | 'day' | 'content' | 'document';

/** Something that was found, with the way to it. What lies below its own kind is null. */
export interface SearchHit {
  readonly kind: SearchKind;
  readonly courseId: CourseId;
  readonly courseTitle: string;
  readonly moduleId: ModuleId | null;
  readonly moduleNumber: number | null;
  readonly moduleTitle: string | null;
  readonly dayId: DayId | null;
  readonly dayNumber: number | null;
  readonly itemId: ContentId | DocumentId | null;
  /** Of the thing itself. */
  readonly title: string;
  /** Of a content or a document. */
  readonly fileKey: FileKey | null;
  /** Whether students do not have the file yet, because nobody has looked into it. */
  readonly isWithheld: boolean;
  /** Where in the description or the PDF it was found; empty when only the title says it. */
  readonly excerpt: readonly ExcerptPart[];
}

export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

const MAX_WORDS = 8;
const MAX_LETTERS = 40;
/** One or two letters begin so many words that nobody finds anything by them. */
const MIN_BEGINNING = 3;

/**
 * What somebody typed, as words to look for: letters and digits only, lower case, without accents, so
 * that `Zoë` and `zoe` find each other. Whoever typed only marks looks for nothing.
 */
export function searchWords(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_LETTERS))
    .slice(0, MAX_WORDS);
}

/** Whether a search finds words that begin with this one; a shorter one is looked for whole. */
export const isBeginning = (word: string): boolean => [...word].length >= MIN_BEGINNING;

/** How both sides of a comparison are written. */
export const plainText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
