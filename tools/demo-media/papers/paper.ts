import type { Table } from '../lessons/lesson.ts';
import type { Question } from '../study-notes/question.ts';

/** A mock paper: questions first, then the key on a page of its own. */
export type Paper = {
  readonly slug: string;
  readonly title: string;
  readonly minutesAllowed: number;
  readonly introduction: string;
  readonly questions: readonly Question[];
  readonly source?: string;
};

/** A reference for the desk: headed parts of points and tables, and where it has questions a page of them. */
export type Guide = {
  readonly slug: string;
  readonly title: string;
  readonly introduction: string;
  readonly parts: readonly GuidePart[];
  readonly caution: string;
  readonly source?: string;
  readonly questions?: readonly Question[];
};

export type GuidePart = { readonly heading: string; readonly points?: readonly string[]; readonly table?: Table };
