import { CalendarPlus } from 'lucide-react';
import type { NextDiscussionReply } from '../../../../src/wire/replies/guidance.ts';
import { calendarAddress } from '../../../api/guidance.ts';
import { GUIDANCE } from '../../../text/copy/guidance.ts';
import { ownZone } from '../../../text/date-format.ts';
import { shortDateIn, timeIn } from '../../../text/discussion-times.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { JoinDiscussion } from '../guidance/join-discussion.tsx';
import { useIsOn } from '../guidance/use-is-on.ts';
import styles from './course.module.css';

interface LiveRowProps {
  courseId: string;
  next: NextDiscussionReply;
  /** Called when the shown discussion has ended: there is another next one. */
  onOver: () => void;
}

/** The next live discussion in one line; the dashboard has the whole card. */
export function LiveRow({ courseId, next, onOver }: LiveRowProps) {
  const [startsAt, endsAt] = [new Date(next.startsAt), new Date(next.endsAt)];
  const isOn = useIsOn(startsAt.getTime(), endsAt.getTime(), onOver);
  const zone = ownZone();
  return (
    <Row
      as="section"
      gap={2}
      lineGap={0}
      wraps={false}
      align="center"
      className={styles.live}
      data-on={isOn || undefined}
      aria-label={GUIDANCE.heading}
      data-print="hide"
    >
      <p className={styles.when}>
        <span className={styles.liveWord}>{isOn ? GUIDANCE.liveNow : GUIDANCE.nextLive}</span>{' '}
        <time dateTime={isOn ? next.endsAt : next.startsAt}>
          {isOn ? GUIDANCE.until(timeIn(zone, endsAt)) : `${shortDateIn(zone, startsAt)}, ${timeIn(zone, startsAt)}`}
        </time>{' '}
        {GUIDANCE.yourClock}
      </p>
      <JoinDiscussion discussion={next} size="small" hasTime={false} />
      <a
        className={buttonClass({ variant: 'quiet', size: 'small' })}
        href={calendarAddress(courseId)}
        title={GUIDANCE.addToCalendar}
        download
      >
        <CalendarPlus size={18} aria-hidden="true" />
        <span className={styles.calendarWords}>{GUIDANCE.addToCalendar}</span>
      </a>
    </Row>
  );
}
