import { type Difference, StaleNotice } from '../../admin/stale-notice.tsx';
import { promiseList } from '../../course/open-promises.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { COURSE_FORM, GUIDANCE_FORM, STALE_COURSE } from '../../text/copy/admin-courses.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { type CourseFacts, type EditFormValues, formValuesOf } from './form-values.ts';

interface StaleCourseProps {
  /** The course as this user last read it. */
  base: CourseFacts;
  /** The course as it is now. */
  theirs: CourseFacts;
  /** Called when the form was reset to their version. */
  onTaken: () => void;
  onKept: () => void;
}

/** Conflict of two edits of a course. */
export function StaleCourse({ base, theirs, onTaken, onKept }: StaleCourseProps) {
  const { values, startAgain } = useFormValues<EditFormValues>();
  return (
    <StaleNotice
      title={STALE_COURSE.title}
      rows={differences(base, theirs, values)}
      onTaken={() => (startAgain(formValuesOf(theirs)), onTaken())}
      onKept={onKept}
    />
  );
}

/** Label and words of each field of the form, in its order: a field without its row does not compile. */
const ROWS: Readonly<
  Record<
    Exclude<keyof EditFormValues, 'thumbnail'>,
    readonly [label: string, words: (values: EditFormValues) => string]
  >
> = {
  title: [COURSE_FORM.title, ({ title }) => title.trim()],
  slug: [COURSE_FORM.slug, ({ slug }) => slug.trim()],
  description: [COURSE_FORM.description, ({ description }) => description.trim()],
  price: [COURSE_FORM.price, ({ price }) => (price === '' ? '' : dollarsAndCents(price))],
  durationMonths: [COURSE_FORM.duration, ({ durationMonths: of }) => (of === '' ? '' : PROGRAM.months(of))],
  hasQuestionBank: [
    COURSE_FORM.questionBank,
    ({ hasQuestionBank }) => (hasQuestionBank ? COURSE_FORM.with : COURSE_FORM.without),
  ],
  studyGroupUrl: [GUIDANCE_FORM.studyGroup, ({ studyGroupUrl }) => studyGroupUrl.trim()],
  mentorUrl: [GUIDANCE_FORM.mentor, ({ mentorUrl }) => mentorUrl.trim()],
  soldWithout: [GUIDANCE_FORM.without, ({ soldWithout }) => promiseList(soldWithout)],
};

/** Returns the differences between both choices, in the page's words. */
function differences(base: CourseFacts, theirs: CourseFacts, mine: EditFormValues): Difference[] {
  const stored = formValuesOf(theirs);
  const rows = Object.values(ROWS)
    .map(([field, words]) => ({ field, their: words(stored), mine: words(mine) }))
    .filter((row) => row.their !== row.mine);
  // Without a new picture of mine, both choices keep theirs.
  if (!mine.thumbnail) return rows;
  const their = theirs.thumbnail === base.thumbnail ? STALE_COURSE.samePicture : STALE_COURSE.newPicture;
  return [...rows, { field: COURSE_FORM.thumbnail, their, mine: mine.thumbnail.name }];
}
