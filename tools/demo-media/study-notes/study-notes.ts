import type { Table } from '../lessons/lesson.ts';
import type { Question } from './question.ts';

/** Two printed pages per module: notes, and five questions in the style of the written exam. */
export type StudyNotes = {
  readonly moduleNumber: number;
  readonly introduction: string;
  readonly sections: readonly Section[];
  readonly table: Table & { readonly caption: string };
  readonly questions: readonly Question[];
};

export type Section = { readonly heading: string; readonly points: readonly string[] };
