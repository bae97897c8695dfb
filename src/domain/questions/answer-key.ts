import type { KeyOfQuestion } from '../kernel/vignettes.ts';

export type Reference = KeyOfQuestion['references'][number];

/**
 * Right option of a question with its reasons. Kept apart from the question, so that what a candidate is sent cannot
 * hold it.
 */
export type AnswerKey = Omit<KeyOfQuestion, 'versionId' | 'cluster' | 'subject' | 'withdrawn'>;
