import { useEffect, useRef } from 'react';
import { useFormValues } from '../../forms/form-values.ts';
import { COURSE_FORM, GUIDANCE_FORM, STALE } from '../../text/copy/admin-courses.ts';
import { PROGRAM } from '../../text/copy/program.ts';
import { dollarsAndCents } from '../../text/money.ts';
import { Button } from '../../ui/button.tsx';
import { type CourseFacts, type EditFormValues, formValuesOf } from './form-values.ts';
import { weekdayWords } from './guidance-choices.ts';
import styles from './stale-notice.module.css';

interface StaleNoticeProps {
  /** The course as this user last read it. */
  base: CourseFacts;
  /** The course as it is now. */
  theirs: CourseFacts;
  /** Called when the form was reset to their version. */
  onTaken: () => void;
  /** Called when my version is to be saved over theirs. The notice stays until then, because its button submits. */
  onKept: () => void;
}

/** Conflict of two edits: shows both versions to choose from. */
export function StaleNotice({ base, theirs, onTaken, onKept }: StaleNoticeProps) {
  const { values, startAgain } = useFormValues<EditFormValues>();
  const box = useRef<HTMLDivElement>(null);
  const rows = differences(base, theirs, values);

  useEffect(() => box.current?.focus(), []);

  const takeTheirs = () => {
    // The focused button disappears with the notice.
    box.current?.closest('form')?.querySelector('input')?.focus();
    startAgain(formValuesOf(theirs));
    onTaken();
  };
  return (
    <div role="alert">
      <div ref={box} className={styles.notice} tabIndex={-1}>
        <h2 className={styles.title}>{STALE.title}</h2>
        <p>{rows.length > 0 ? STALE.line : STALE.same}</p>
        {rows.length > 0 && (
          <dl className={styles.rows}>
            {rows.map(({ field, their, mine }) => (
              <div key={field} className={styles.row}>
                <dt className={styles.field}>{field}</dt>
                <dd className={styles.side}>
                  <span className={styles.whose}>{STALE.theirs}</span>
                  {their || STALE.empty}
                </dd>
                <dd className={styles.side}>
                  <span className={styles.whose}>{STALE.mine}</span>
                  {mine || STALE.empty}
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className={styles.actions}>
          <Button variant="outline" size="small" onClick={takeTheirs}>
            {STALE.takeTheirs}
          </Button>
          <Button type="submit" size="small" onClick={onKept}>
            {STALE.keepMine}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface Difference {
  field: string;
  their: string;
  mine: string;
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
  const their = theirs.thumbnail === base.thumbnail ? STALE.samePicture : STALE.newPicture;
  return [...rows, { field: COURSE_FORM.thumbnail, their, mine: mine.thumbnail.name }];
}
