import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnnouncementReply } from '../../../src/wire/replies/news.ts';
import { useSession } from '../../api/session.ts';
import { TextBox } from '../../forms/boxes.tsx';
import { useAct } from '../../forms/use-act.ts';
import { announcementsPath } from '../../platform/admin-addresses.ts';
import { ANNOUNCEMENT } from '../../text/copy/admin-announcements.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Row } from '../../ui/layout/layout.tsx';
import type { AnnouncementCalls } from './announcements-api.ts';
import styles from './announcements.module.css';

interface ActionsProps {
  announcement: AnnouncementReply;
  calls: AnnouncementCalls;
  /** Words are typed and not saved. */
  isDirty: boolean;
}

/** Send to me, now or at a time; stop; delete: what the state of the announcement allows. */
export function Actions({ announcement, calls, isDirty }: ActionsProps) {
  const { confirm, notify } = useFeedback();
  const { user } = useSession();
  const navigate = useNavigate();
  const heading = useId();
  const atId = useId();
  const [at, setAt] = useState('');
  const { state, readers, byMail } = announcement;

  const testing = useAct(() => calls.test(announcement).then(() => ANNOUNCEMENT.tested(user?.email ?? '')));
  const planning = useAct(() => calls.send(announcement, at).then(() => ANNOUNCEMENT.planned));
  const sending = useAct(() => calls.send(announcement).then(() => ANNOUNCEMENT.sent));
  const stopping = useAct(() => calls.stop(announcement).then(() => ANNOUNCEMENT.stopped));
  const deleting = useAct(() => calls.remove(announcement).then(() => ANNOUNCEMENT.deleted));
  const isSaved = (): boolean => {
    if (isDirty) notify(ANNOUNCEMENT.saveFirst, { tone: 'failure' });
    return !isDirty;
  };

  const test = () => isSaved() && testing.run();
  const plan = () => isSaved() && planning.run();
  const send = async () => {
    if (!isSaved()) return;
    const isAgreed = await confirm(ANNOUNCEMENT.goesTo(readers.people, readers.mails, byMail), {
      title: ANNOUNCEMENT.sendTitle,
      action: ANNOUNCEMENT.now,
      tone: 'neutral',
    });
    if (isAgreed) await sending.run();
  };
  const stop = async () => {
    const line = state === 'planned' ? ANNOUNCEMENT.stopPlanned : ANNOUNCEMENT.stopLeaving;
    if (await confirm(line, { title: ANNOUNCEMENT.stopTitle, action: ANNOUNCEMENT.stop })) await stopping.run();
  };
  const remove = async () => {
    const words = { title: ANNOUNCEMENT.deleteTitle, action: ANNOUNCEMENT.delete };
    if (!(await confirm(ANNOUNCEMENT.deleteLine, words))) return;
    if (await deleting.run()) void navigate(announcementsPath);
  };

  if (state === 'left' || state === 'stopped') return null;
  return (
    <Card as="section" aria-labelledby={heading} gap={4} className={styles.card}>
      <h2 id={heading}>{ANNOUNCEMENT.sending}</h2>
      <Row gap={3}>
        {state === 'draft' && (
          <Button isBusy={sending.isBusy} busyWords={ANNOUNCEMENT.sendingNow} onClick={() => void send()}>
            {ANNOUNCEMENT.now}
          </Button>
        )}
        <Button variant="outline" isBusy={testing.isBusy} busyWords={ANNOUNCEMENT.testing} onClick={() => void test()}>
          {ANNOUNCEMENT.test}
        </Button>
        {state === 'draft' ? (
          <Button
            variant="quiet"
            isBusy={deleting.isBusy}
            busyWords={ANNOUNCEMENT.deleting}
            onClick={() => void remove()}
          >
            {ANNOUNCEMENT.delete}
          </Button>
        ) : (
          <Button
            variant="outline"
            isBusy={stopping.isBusy}
            busyWords={ANNOUNCEMENT.stopping}
            onClick={() => void stop()}
          >
            {ANNOUNCEMENT.stop}
          </Button>
        )}
      </Row>
      {state !== 'leaving' && (
        <Row gap={3} align="end">
          <TextBox
            id={atId}
            type="datetime-local"
            label={ANNOUNCEMENT.at}
            hint={ANNOUNCEMENT.atHint}
            value={at}
            onChange={setAt}
          />
          <Button
            variant="outline"
            disabled={at === ''}
            isBusy={planning.isBusy}
            busyWords={ANNOUNCEMENT.planning}
            onClick={() => void plan()}
          >
            {ANNOUNCEMENT.plan}
          </Button>
        </Row>
      )}
    </Card>
  );
}
