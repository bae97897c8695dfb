import type { Table } from '../lessons/lesson.ts';
import type { Question } from './question.ts';

/** Two printed pages for one module: what to know, and five questions in the manner of the written exam. */
export type StudyNotes = {
  readonly moduleNumber: number;
  readonly introduction: string;
  readonly sections: readonly Section[];
  readonly table: Table & { readonly caption: string };
  readonly questions: readonly Question[];
};

export type Section = { readonly heading: string; readonly points: readonly string[] };
