import { useId } from 'react';
import { type UnreadAnnouncement, useMarkRead } from '../../../api/announcements.ts';
import { useAct } from '../../../forms/use-act.ts';
import { ANNOUNCEMENTS } from '../../../text/copy/announcements.ts';
import { dayOf } from '../../../text/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Row, Stack } from '../../../ui/layout/layout.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import styles from '../dashboard/dashboard.module.css';

interface AnnouncementsProps {
  /** Undefined after a failure. */
  unread: readonly UnreadAnnouncement[] | undefined;
  /** Shows those of one course. */
  courseId?: string;
}

/**
 * Unread announcements; renders nothing without any. The page requests them: a request here after a failure would make
 * the page wait again, without end.
 */
export function Announcements({ unread = [], courseId }: AnnouncementsProps) {
  const shown = unread.filter(
    ({ courseIds }) => courseId === undefined || courseIds === null || courseIds.includes(courseId),
  );
  if (shown.length === 0) return null;
  return (
    <Stack as="section" aria-label={ANNOUNCEMENTS.label} gap={4} data-print="hide">
      {shown.map((one) => (
        <Announcement key={one.id} announcement={one} />
      ))}
    </Stack>
  );
}

function Announcement({ announcement: { id, subject, at, blocks } }: { announcement: UnreadAnnouncement }) {
  const heading = useId();
  const markRead = useMarkRead();
  const { isBusy, run } = useAct(
    () => markRead(id).then(() => undefined),
    () => ANNOUNCEMENTS.notRead,
  );
  return (
    <Card as="article" aria-labelledby={heading} gap={3} className={styles.card}>
      <Row gap={4} lineGap={1} align="baseline" justify="between">
        <h2 id={heading} className={styles.heading}>
          {subject}
        </h2>
        <Note as="time" dateTime={at}>
          {dayOf(at)}
        </Note>
      </Row>
      <RichText blocks={blocks} renderFigure={() => null} />
      <Button variant="outline" size="small" className={styles.read} isBusy={isBusy} onClick={() => void run()}>
        {ANNOUNCEMENTS.read} <VisuallyHidden>{subject}</VisuallyHidden>
      </Button>
    </Card>
  );
}
