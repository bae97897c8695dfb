import { withQuery } from './with-query.ts';

/** Addresses of the exam's screens. */
export const examPath = '/exam';
export const practicePath = '/exam/practice';
export const readinessPath = '/exam/readiness';
export const cardsPath = '/exam/cards';
export const dueCardsPath = '/exam/cards/due';

/** A choice of practice in an address: ids with a comma between them; none means all. */
export interface SuggestedPractice {
  readonly clusters: readonly string[];
  readonly subjects: readonly string[];
  readonly number: number;
}
export const suggestedPracticePath = ({ clusters, subjects, number }: SuggestedPractice): string =>
  withQuery(practicePath, {
    ...(clusters.length > 0 && { clusters: clusters.join(',') }),
    ...(subjects.length > 0 && { subjects: subjects.join(',') }),
    number: String(number),
  });

/** Reads it back; undefined where the address has none. */
export function suggestedPractice(params: URLSearchParams): SuggestedPractice | undefined {
  if (!['clusters', 'subjects', 'number'].some((name) => params.has(name))) return undefined;
  const ids = (name: string) => (params.get(name) ?? '').split(',').filter((id) => id !== '');
  return { clusters: ids('clusters'), subjects: ids('subjects'), number: Number(params.get('number')) };
}

/** Page on which a test is taken. */
export const sittingPath = (sittingId: string): string => `/exam/sitting/${encodeURIComponent(sittingId)}`;

export const resultPath = (sittingId: string): string => `${sittingPath(sittingId)}/result`;
export const answersPath = (sittingId: string): string => `${sittingPath(sittingId)}/answers`;

/** Element of a question among the answers of its section, by its position there. */
export const answerId = (position: number): string => `question-${position}`;

/** Address of one of these answers, by the number of its section, its case within that, and its position there. */
export const answerPath = (answers: string, at: { section: number; case: number; position: number }): string =>
  `${answers}?section=${at.section}&case=${at.case}#${answerId(at.position)}`;
