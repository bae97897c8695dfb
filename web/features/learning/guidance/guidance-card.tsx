import { CalendarPlus, MessageCircle, Users } from 'lucide-react';
import { useId } from 'react';
import type { LiveRoomReply } from '../../../../src/wire/replies/guidance.ts';
import { type CourseGuidance, calendarAddress } from '../../../api/guidance.ts';
import { GUIDANCE } from '../../../text/copy/guidance.ts';
import { ownZone } from '../../../text/date-format.ts';
import { dateIn, dayNameIn, placeOf, timeIn, zoneName } from '../../../text/discussion-times.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { useIsOn } from './use-is-on.ts';
import styles from './guidance-card.module.css';

export interface GuidanceCardProps {
  guidance: CourseGuidance;
  /** Shows the course's title, if there is more than one on the screen. */
  hasTitle?: boolean;
  /** Called when the shown discussion has ended: there is another next one. */
  onOver: () => void;
}

/** Tells whether there is anything to show. */
export const hasGuidance = ({ liveRoom, studyGroupUrl, mentorUrl }: CourseGuidance): boolean =>
  liveRoom !== null || studyGroupUrl !== '' || mentorUrl !== '';

/** Meetings of a course and its contacts. Omits what is not set. */
export function GuidanceCard({ guidance, hasTitle = false, onOver }: GuidanceCardProps) {
  const { id, title, liveRoom, studyGroupUrl, mentorUrl } = guidance;
  const heading = useId();
  if (!hasGuidance(guidance)) return null;
  const hasPeople = studyGroupUrl !== '' || mentorUrl !== '';
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card} data-print="hide">
      {liveRoom ? (
        <LiveRoom
          // Remounts per discussion, to restart the timer.
          key={liveRoom.next.startsAt}
          {...{ courseId: id, room: liveRoom, heading, onOver }}
          title={hasTitle ? title : undefined}
        />
      ) : (
        <h2 id={heading} className={styles.heading}>
          {GUIDANCE.peopleHeading} {hasTitle && <span className={styles.course}>{GUIDANCE.of(title)}</span>}
        </h2>
      )}
      {hasPeople && (
        <ul className={styles.people}>
          {studyGroupUrl && (
            <li>
              <Users size={20} aria-hidden="true" />
              <ExternalLink href={studyGroupUrl} className={styles.person} isTerse>
                {GUIDANCE.studyGroup} {hasTitle && <VisuallyHidden>{GUIDANCE.of(title)}</VisuallyHidden>}
              </ExternalLink>
            </li>
          )}
          {mentorUrl && (
            <li>
              <MessageCircle size={20} aria-hidden="true" />
              <ExternalLink href={mentorUrl} className={styles.person} isTerse>
                {GUIDANCE.talkToMentor} {hasTitle && <VisuallyHidden>{GUIDANCE.of(title)}</VisuallyHidden>}
              </ExternalLink>
            </li>
          )}
        </ul>
      )}
    </Card>
  );
}

interface LiveRoomProps {
  courseId: string;
  room: LiveRoomReply;
  heading: string;
  title: string | undefined;
  onOver: () => void;
}

function LiveRoom({ courseId, room, heading, title, onOver }: LiveRoomProps) {
  const [startsAt, endsAt] = [new Date(room.next.startsAt), new Date(room.next.endsAt)];
  const isOn = useIsOn(startsAt.getTime(), endsAt.getTime(), onOver);
  const zone = ownZone();
  return (
    <Row gap={5} lineGap={4} align="center" justify="between" className={styles.live}>
      <Stack gap={1} className={styles.words}>
        <div className={styles.head}>
          <h2 id={heading} className={styles.heading}>
            {GUIDANCE.heading} {title && <span className={styles.course}>{GUIDANCE.of(title)}</span>}
          </h2>
          {isOn && <Tag tone="success">{GUIDANCE.onNow}</Tag>}
        </div>
        <p className={styles.when}>
          <time dateTime={room.next.startsAt}>{dateIn(zone, startsAt)}</time>,{' '}
          <span className={styles.hours}>{`${timeIn(zone, startsAt)} to ${timeIn(zone, endsAt)}`}</span>
        </p>
        <p className={styles.zone}>{GUIDANCE.yourTime(zoneName(zone, startsAt))}</p>
        <p className={styles.line}>{regularly(room.timeZone, zone, startsAt)}</p>
      </Stack>
      <Row gap={2} className={styles.actions}>
        <ExternalLink href={room.url} className={buttonClass({ variant: isOn ? 'filled' : 'outline' })} isTerse>
          {isOn ? GUIDANCE.joinNow : GUIDANCE.join} <VisuallyHidden>{GUIDANCE.heading.toLowerCase()}</VisuallyHidden>
        </ExternalLink>
        <a className={buttonClass({ variant: 'quiet' })} href={calendarAddress(courseId)} download>
          <CalendarPlus size={20} aria-hidden="true" />
          <span>{GUIDANCE.addToCalendar}</span>
        </a>
      </Row>
    </Row>
  );
}

/** Describes the regular time, also in the room's time zone if it differs. */
function regularly(roomZone: string, zone: string, at: Date): string {
  const [dayName, time] = [dayNameIn(roomZone, at), timeIn(roomZone, at)];
  return timeIn(zone, at) === time && dayNameIn(zone, at) === dayName
    ? GUIDANCE.regularly(dayName, time)
    : GUIDANCE.regularlyIn(dayName, time, placeOf(roomZone));
}
