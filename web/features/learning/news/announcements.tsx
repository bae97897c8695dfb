import { useId, useState } from 'react';
import { type UnreadAnnouncement, useMarkRead } from '../../../api/announcements.ts';
import { ANNOUNCEMENTS } from '../../../text/copy/announcements.ts';
import { dayOf } from '../../../text/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import styles from './announcements.module.css';

interface AnnouncementsProps {
  /** Undefined after a failure. */
  unread: readonly UnreadAnnouncement[] | undefined;
  /** Shows those of one course. */
  courseId?: string;
}

/**
 * Unread announcements; nothing where there are none. The page asks for them: asked for here again after a failure,
 * they would be waited for again, without end.
 */
export function Announcements({ unread = [], courseId }: AnnouncementsProps) {
  const shown = unread.filter(
    ({ courseIds }) => courseId === undefined || courseIds === null || courseIds.includes(courseId),
  );
  if (shown.length === 0) return null;
  return (
    <section aria-label={ANNOUNCEMENTS.label} className={styles.list} data-print="hide">
      {shown.map((one) => (
        <Announcement key={one.id} announcement={one} />
      ))}
    </section>
  );
}

function Announcement({ announcement: { id, subject, at, blocks } }: { announcement: UnreadAnnouncement }) {
  const heading = useId();
  const markRead = useMarkRead();
  const { notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    await markRead(id).catch(() => {
      setBusy(false);
      notify(ANNOUNCEMENTS.notRead, { tone: 'failure' });
    });
  };
  return (
    <Card as="article" aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          {subject}
        </h2>
        <time dateTime={at} className={styles.day}>
          {dayOf(at)}
        </time>
      </div>
      <RichText blocks={blocks} renderFigure={() => null} />
      <Button variant="outline" size="small" className={styles.read} isBusy={isBusy} onClick={() => void read()}>
        {ANNOUNCEMENTS.read} <VisuallyHidden>{subject}</VisuallyHidden>
      </Button>
    </Card>
  );
}
