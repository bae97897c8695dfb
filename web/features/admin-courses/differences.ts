import type { AdminCourseReply } from '../../../src/wire/admin-catalog.ts';
import { COURSE_FORM, STALE } from '../../text/copy/admin-courses.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { dollarsAndCents } from '../../text/money.ts';
import type { EditAnswers } from './answers.ts';

export interface Difference {
  field: string;
  their: string;
  mine: string;
}

const price = (dollars: number | ''): string => (dollars === '' ? '' : dollarsAndCents(dollars));
const months = (count: number | ''): string => (count === '' ? '' : PROGRAM.months(count));

/** Whatever would be another way after one choice than after the other, in the words of the page. */
export function differences(base: AdminCourseReply, theirs: AdminCourseReply, mine: EditAnswers): Difference[] {
  const rows = [
    { field: COURSE_FORM.title, their: theirs.title, mine: mine.title.trim() },
    { field: COURSE_FORM.description, their: theirs.description, mine: mine.description.trim() },
    { field: COURSE_FORM.price, their: price(theirs.price), mine: price(mine.price) },
    { field: COURSE_FORM.duration, their: months(theirs.durationMonths), mine: months(mine.durationMonths) },
  ].filter((row) => row.their !== row.mine);
  // Without a new picture of mine, both choices leave theirs in place.
  if (!mine.thumbnail) return rows;
  const their = theirs.thumbnail === base.thumbnail ? STALE.samePicture : STALE.newPicture;
  return [...rows, { field: COURSE_FORM.thumbnail, their, mine: mine.thumbnail.name }];
}
