import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnnouncementReply } from '../../../src/wire/replies/news.ts';
import { useSession } from '../../api/session.ts';
import { TextBox } from '../../forms/boxes.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { announcementsPath } from '../../platform/admin-addresses.ts';
import { ANNOUNCEMENT } from '../../text/copy/admin-announcements.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import type { AnnouncementCalls } from './announcements-api.ts';
import styles from './announcements.module.css';

interface ActionsProps {
  announcement: AnnouncementReply;
  calls: AnnouncementCalls;
  /** Words are typed and not saved. */
  isDirty: boolean;
}

type Busy = 'test' | 'now' | 'plan' | 'stop' | 'delete';

/** Send to me, now or at a time; stop; delete: what the state of the announcement allows. */
export function Actions({ announcement, calls, isDirty }: ActionsProps) {
  const { confirm, notify } = useFeedback();
  const { user } = useSession();
  const navigate = useNavigate();
  const heading = useId();
  const atId = useId();
  const [busy, setBusy] = useState<Busy>();
  const [at, setAt] = useState('');
  const { state, readers, byMail } = announcement;

  const act = async (name: Busy, run: () => Promise<unknown>, done: string) => {
    setBusy(name);
    try {
      await run();
      notify(done);
      return true;
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure' });
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  const isSaved = (): boolean => {
    if (isDirty) notify(ANNOUNCEMENT.saveFirst, { tone: 'failure' });
    return !isDirty;
  };

  const test = () => isSaved() && act('test', () => calls.test(announcement), ANNOUNCEMENT.tested(user?.email ?? ''));
  const plan = () => isSaved() && act('plan', () => calls.send(announcement, at), ANNOUNCEMENT.planned);
  const send = async () => {
    if (!isSaved()) return;
    const isAgreed = await confirm(ANNOUNCEMENT.goesTo(readers.people, readers.mails, byMail), {
      title: ANNOUNCEMENT.sendTitle,
      action: ANNOUNCEMENT.now,
      tone: 'neutral',
    });
    if (isAgreed) await act('now', () => calls.send(announcement), ANNOUNCEMENT.sent);
  };
  const stop = async () => {
    const line = state === 'planned' ? ANNOUNCEMENT.stopPlanned : ANNOUNCEMENT.stopLeaving;
    if (await confirm(line, { title: ANNOUNCEMENT.stopTitle, action: ANNOUNCEMENT.stop }))
      await act('stop', () => calls.stop(announcement), ANNOUNCEMENT.stopped);
  };
  const remove = async () => {
    const words = { title: ANNOUNCEMENT.deleteTitle, action: ANNOUNCEMENT.delete };
    if (!(await confirm(ANNOUNCEMENT.deleteLine, words))) return;
    if (await act('delete', () => calls.remove(announcement), ANNOUNCEMENT.deleted)) void navigate(announcementsPath);
  };

  if (state === 'left' || state === 'stopped') return null;
  return (
    <Card as="section" aria-labelledby={heading} className={styles.card}>
      <h2 id={heading}>{ANNOUNCEMENT.sending}</h2>
      <div className={styles.buttons}>
        {state === 'draft' && (
          <Button isBusy={busy === 'now'} busyWords={ANNOUNCEMENT.sendingNow} onClick={() => void send()}>
            {ANNOUNCEMENT.now}
          </Button>
        )}
        <Button variant="outline" isBusy={busy === 'test'} busyWords={ANNOUNCEMENT.testing} onClick={() => void test()}>
          {ANNOUNCEMENT.test}
        </Button>
        {state === 'draft' ? (
          <Button
            variant="quiet"
            isBusy={busy === 'delete'}
            busyWords={ANNOUNCEMENT.deleting}
            onClick={() => void remove()}
          >
            {ANNOUNCEMENT.delete}
          </Button>
        ) : (
          <Button
            variant="outline"
            isBusy={busy === 'stop'}
            busyWords={ANNOUNCEMENT.stopping}
            onClick={() => void stop()}
          >
            {ANNOUNCEMENT.stop}
          </Button>
        )}
      </div>
      {state !== 'leaving' && (
        <div className={styles.plan}>
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
            isBusy={busy === 'plan'}
            busyWords={ANNOUNCEMENT.planning}
            onClick={() => void plan()}
          >
            {ANNOUNCEMENT.plan}
          </Button>
        </div>
      )}
    </Card>
  );
}
