import { useState } from 'react';
import type { CoursePage } from '../../api/courses.ts';
import { SALES } from '../../text/copy/course-sales.ts';
import { ownZone } from '../../text/date-format.ts';
import { dateIn, placeOf, timeIn } from '../../text/discussion-times.ts';
import { nextStarts } from '../../text/opening.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import styles from './course-sales-page.module.css';

const SHOWN = 3;

/** Next live discussions in the visitor's time, and in that of the room where it differs; never its link. */
export function LiveTimes({ discussions }: { discussions: CoursePage['discussions'] }) {
  const [now] = useState(() => new Date());
  const here = ownZone();
  return (
    <ol className={styles.times}>
      {nextStarts(discussions, now, SHOWN).map(({ at, timeZone }) => {
        const there = timeIn(timeZone, at);
        const isSame = there === timeIn(here, at) && dateIn(timeZone, at) === dateIn(here, at);
        return (
          <Stack as="li" key={`${at.getTime()} ${timeZone}`} className={styles.time}>
            <time dateTime={at.toISOString()}>
              <span>{dateIn(here, at)}</span> <strong>{timeIn(here, at)}</strong>
            </time>
            {!isSame && <Note as="span">{SALES.there(there, placeOf(timeZone))}</Note>}
          </Stack>
        );
      })}
    </ol>
  );
}
