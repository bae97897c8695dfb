import { type Difference, StaleNotice } from '../../admin/stale-notice.tsx';
import { promiseList } from '../../course/open-promises.tsx';
import { useFormValues } from '../../forms/form-values.ts';
import { COURSE_FORM, GUIDANCE_FORM, STALE_COURSE } from '../../text/copy/admin-courses.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { type CourseFacts, type EditFormValues, formValuesOf } from './form-values.ts';
import { weekdayWords } from './guidance-choices.ts';

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

const price = (dollars: number | ''): string => (dollars === '' ? '' : dollarsAndCents(dollars));
const months = (count: number | ''): string => (count === '' ? '' : PROGRAM.months(count));

/** Omits the room's facts if neither version has a room. */
function guidanceRows(theirs: EditFormValues, mine: EditFormValues): Difference[] {
  const row = (field: string, of: (values: EditFormValues) => string) => ({ field, their: of(theirs), mine: of(mine) });
  const hasRoom = theirs.liveRoomUrl !== '' || mine.liveRoomUrl.trim() !== '';
  return [
    row(GUIDANCE_FORM.room, ({ liveRoomUrl }) => liveRoomUrl.trim()),
    row(GUIDANCE_FORM.weekday, ({ liveRoomWeekday }) => weekdayWords(liveRoomWeekday)),
    row(GUIDANCE_FORM.startsAt, ({ liveRoomStartsAt }) => liveRoomStartsAt),
    ...(hasRoom
      ? [
          row(GUIDANCE_FORM.minutes, ({ liveRoomMinutes }) => String(liveRoomMinutes)),
          row(GUIDANCE_FORM.timeZone, ({ liveRoomTimeZone }) => liveRoomTimeZone),
        ]
      : []),
    row(GUIDANCE_FORM.studyGroup, ({ studyGroupUrl }) => studyGroupUrl.trim()),
    row(GUIDANCE_FORM.mentor, ({ mentorUrl }) => mentorUrl.trim()),
    row(GUIDANCE_FORM.without, ({ soldWithout }) => promiseList(soldWithout)),
  ];
}

/** Returns the differences between both choices, in the page's words. */
function differences(base: CourseFacts, theirs: CourseFacts, mine: EditFormValues): Difference[] {
  const rows = [
    { field: COURSE_FORM.title, their: theirs.title, mine: mine.title.trim() },
    { field: COURSE_FORM.description, their: theirs.description, mine: mine.description.trim() },
    { field: COURSE_FORM.price, their: price(theirs.price), mine: price(mine.price) },
    { field: COURSE_FORM.duration, their: months(theirs.durationMonths), mine: months(mine.durationMonths) },
    ...guidanceRows(formValuesOf(theirs), mine),
  ].filter((row) => row.their !== row.mine);
  // Without a new picture of mine, both choices keep theirs.
  if (!mine.thumbnail) return rows;
  const their = theirs.thumbnail === base.thumbnail ? STALE_COURSE.samePicture : STALE_COURSE.newPicture;
  return [...rows, { field: COURSE_FORM.thumbnail, their, mine: mine.thumbnail.name }];
}
