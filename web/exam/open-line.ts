import { EXAM_PAGE } from '../text/copy/exam-page.ts';
import { timeOf } from '../text/dates.ts';
import { isTimed, type SittingListing } from './exam-queries.ts';

/** How far an open test is, and what waits in it: `3 of 20 questions answered. The time ends at 2:35 pm.` */
export const openLine = (sitting: SittingListing): string =>
  `${EXAM_PAGE.progress(sitting.answered, sitting.questions)}. ${stateLine(sitting)}`;

function stateLine(sitting: SittingListing): string {
  const { state, deadlineAt } = sitting;
  return isTimed(sitting) && deadlineAt !== null ? EXAM_PAGE.timeEnds(timeOf(deadlineAt)) : EXAM_PAGE.openStates[state];
}
