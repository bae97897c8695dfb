import type { Lesson } from '../lessons/lesson.ts';
import type { Guide, Paper } from '../papers/paper.ts';
import { caseDiscussion } from './case-discussion.ts';
import { chartingGuide } from './charting-guide.ts';
import { localAnaestheticSums } from './local-anaesthetic-sums.ts';
import { periodontologyPractice } from './practice-paper.ts';
import { readingBitewings } from './reading-bitewings.ts';

export type DayPaper = { readonly day: number } & (
  | { readonly kind: 'paper'; readonly paper: Paper }
  | { readonly kind: 'guide'; readonly guide: Guide }
  | { readonly kind: 'docx'; readonly guide: Guide }
);

/** Days 3 to 7 of the first module; days 1 and 2 are a lesson and notes, as in every module. */
export const secondLesson: Lesson = readingBitewings;
export const dayPapers: readonly DayPaper[] = [
  { day: 4, kind: 'paper', paper: periodontologyPractice },
  { day: 5, kind: 'guide', guide: localAnaestheticSums },
  { day: 6, kind: 'docx', guide: chartingGuide },
  { day: 7, kind: 'guide', guide: caseDiscussion },
];
