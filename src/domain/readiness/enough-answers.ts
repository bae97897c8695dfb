import { abilityBelow, type ClusterAbility } from './ability.ts';
import type { Interval, ReferencePaper } from './reference-paper.ts';

/** With fewer answers a cluster is not known, however narrow its interval is by the others. */
const MIN_ANSWERS = 20;
/** In percent. A wider interval has room for a sure pass and a sure failure. */
const MAX_WIDTH = 20;
/** Answers in all clusters, for each of them, from which their chances are put together. */
export const ANSWERS_FOR_ALL = 40;
/** Factor for bad luck: eight candidates in ten are known after the number of questions that they were told. */
const LUCK = 1.5;
/** Numbers of questions are told in steps of this. */
const TOLD_IN = 5;
/** Standard deviations between the lowest and the highest tenth of a normal distribution. */
const DEVIATIONS_BETWEEN_TENTHS = 2.5631;

/**
 * Returns how many more answers, fresh and at the pace of the exam, make a cluster known; zero: it is. Precision adds
 * up, so that what is missing is divided by what one answer adds.
 */
export function moreAnswers(
  answers: number,
  ability: ClusterAbility,
  { low, high }: Interval,
  paper: Pick<ReferencePaper, 'informationAt'>,
): number {
  const tooWide = ((high - low) / MAX_WIDTH) ** 2 - 1;
  if (answers >= MIN_ANSWERS && tooWide <= 0) return 0;
  const deviation = (abilityBelow(ability.whole, 0.9) - abilityBelow(ability.whole, 0.1)) / DEVIATIONS_BETWEEN_TENTHS;
  const missing = Math.max(0, tooWide) / deviation ** 2 / paper.informationAt(abilityBelow(ability.whole, 0.5));
  return Math.ceil(Math.max(MIN_ANSWERS - answers, LUCK * missing) / TOLD_IN) * TOLD_IN;
}
