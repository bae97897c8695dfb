import { useState } from 'react';
import type { LiveCourse } from '../../api/courses.ts';
import { HOME } from '../../text/copy/home.ts';
import { ownZone } from '../../text/date-format.ts';
import { dateIn, placeOf, timeIn } from '../../text/discussion-times.ts';
import { nextStarts } from '../../text/opening.ts';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import styles from './contact-page.module.css';

/** Next live discussion of each course, in the visitor's time and in that of its room. */
export function DiscussionTimes({ courses }: { courses: readonly LiveCourse[] }) {
  const [now] = useState(() => new Date());
  const here = ownZone();
  return (
    <dl className={styles.next}>
      <dt className={styles.nextName}>{HOME.next}</dt>
      {courses.map(({ id, title, discussions }) => {
        const [next] = nextStarts(discussions, now, 1);
        if (!next) return null;
        const { at, timeZone } = next;
        const there = timeIn(timeZone, at);
        const isSame = there === timeIn(here, at) && dateIn(timeZone, at) === dateIn(here, at);
        return (
          <Stack as="dd" key={id} className={styles.nextTime}>
            <time dateTime={at.toISOString()}>{HOME.nextHere(dateIn(here, at), timeIn(here, at))}</time>
            <Note as="span">{isSame ? title : `${HOME.nextThere(there, placeOf(timeZone))} · ${title}`}</Note>
          </Stack>
        );
      })}
    </dl>
  );
}
