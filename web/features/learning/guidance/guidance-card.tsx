import { CalendarPlus, MessageCircle, Users } from 'lucide-react';
import { useId } from 'react';
import type { NextDiscussionReply } from '../../../../src/wire/replies/guidance.ts';
import { type CourseGuidance, calendarAddress } from '../../../api/guidance.ts';
import { GUIDANCE } from '../../../text/copy/guidance.ts';
import { ownZone } from '../../../text/date-format.ts';
import { dateIn, timeIn, zoneName } from '../../../text/discussion-times.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { JoinDiscussion } from './join-discussion.tsx';
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
export const hasGuidance = ({ next, studyGroupUrl, mentorUrl }: CourseGuidance): boolean =>
  next !== null || studyGroupUrl !== '' || mentorUrl !== '';

/** Meetings of a course and its contacts. Omits what is not set. */
export function GuidanceCard({ guidance, hasTitle = false, onOver }: GuidanceCardProps) {
  const { id, title, next, studyGroupUrl, mentorUrl } = guidance;
  const heading = useId();
  if (!hasGuidance(guidance)) return null;
  const hasPeople = studyGroupUrl !== '' || mentorUrl !== '';
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card} data-print="hide">
      {next ? (
        <Discussion
          // Remounts per discussion, to restart the timer.
          key={next.startsAt}
          {...{ courseId: id, next, heading, onOver }}
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

interface DiscussionProps {
  courseId: string;
  next: NextDiscussionReply;
  heading: string;
  title: string | undefined;
  onOver: () => void;
}

function Discussion({ courseId, next, heading, title, onOver }: DiscussionProps) {
  const [startsAt, endsAt] = [new Date(next.startsAt), new Date(next.endsAt)];
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
          <time dateTime={next.startsAt}>{dateIn(zone, startsAt)}</time>,{' '}
          <span className={styles.hours}>{`${timeIn(zone, startsAt)} to ${timeIn(zone, endsAt)}`}</span>
        </p>
        <p className={styles.zone}>{GUIDANCE.yourTime(zoneName(zone, startsAt))}</p>
        <p className={styles.line}>{next.topic}</p>
        {next.cancelledAt !== null && <Note>{GUIDANCE.cancelled(dateIn(zone, new Date(next.cancelledAt)))}</Note>}
      </Stack>
      <Row gap={2} lineGap={2} align="center" className={styles.actions}>
        <JoinDiscussion discussion={next} />
        <a className={buttonClass({ variant: 'quiet' })} href={calendarAddress(courseId)} download>
          <CalendarPlus size={20} aria-hidden="true" />
          <span>{GUIDANCE.addToCalendar}</span>
        </a>
      </Row>
    </Row>
  );
}
