import { useState } from 'react';
import type { CoursePage } from '../../api/courses.ts';
import { SALES } from '../../text/copy/course-sales.ts';
import { ownZone } from '../../text/date-format.ts';
import { dateIn, placeOf, timeIn } from '../../text/discussion-times.ts';
import { nextStart } from '../../text/opening.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import styles from './course-sales-page.module.css';

const SHOWN = 3;
const AFTER_START_MS = 60_000;

/** Next live discussions in the visitor's time, and in that of the room where it differs; never its link. */
export function LiveTimes({ discussions }: { discussions: NonNullable<CoursePage['discussions']> }) {
  const [now] = useState(() => new Date());
  const here = ownZone();
  const starts: Date[] = [];
  for (let after = now; starts.length < SHOWN; ) {
    const next = nextStart(discussions, after);
    starts.push(next);
    after = new Date(next.getTime() + AFTER_START_MS);
  }
  return (
    <ol className={styles.times}>
      {starts.map((at) => {
        const there = timeIn(discussions.timeZone, at);
        const isSame = there === timeIn(here, at) && dateIn(discussions.timeZone, at) === dateIn(here, at);
        return (
          <Stack as="li" key={at.getTime()} className={styles.time}>
            <time dateTime={at.toISOString()}>
              <span>{dateIn(here, at)}</span> <strong>{timeIn(here, at)}</strong>
            </time>
            {!isSame && <Note as="span">{SALES.there(there, placeOf(discussions.timeZone))}</Note>}
          </Stack>
        );
      })}
    </ol>
  );
}
