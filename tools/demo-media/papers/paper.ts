import type { Table } from '../lessons/lesson.ts';
import type { Question } from '../study-notes/question.ts';

/** A mock paper: questions, then the answer key on a separate page. */
export type Paper = {
  readonly slug: string;
  readonly title: string;
  readonly minutesAllowed: number;
  readonly introduction: string;
  readonly questions: readonly Question[];
  readonly source?: string;
};

/** A reference guide: headed sections of points and tables, and optionally a page of questions. */
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
