import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { MailState } from '../../../src/wire/literals.ts';
import type { OutboxReply } from '../../../src/wire/replies/operations.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { OUTBOX } from '../../text/copy/admin-mails.ts';
import { momentOf } from '../../text/dates.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { RetryIcon } from '../../ui/icons.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { MailFrame } from './mail-frame.tsx';
import { mailParts } from './mail-text.ts';
import { askForMail, mailPage, useRetryMail } from './outbox-api.ts';
import styles from './outbox-page.module.css';

type ShownMail = OutboxReply['mails'][number];

interface MailSheetProps {
  /** Undefined while none is open. */
  mail: ShownMail | undefined;
  isKept: boolean;
  onClose: () => void;
}

/** One email in a side sheet: to whom, its state, and what it says, as text and as its receiver sees it. */
export function MailSheet({ mail, isKept, onClose }: MailSheetProps) {
  return (
    <Dialog isOpen={mail !== undefined} onClose={onClose} title={mail?.subject ?? ''} isSide>
      {mail && (
        <Stack gap={4} align="start" className={styles.mail}>
          <Stack as="dl" gap={2} className={styles.facts}>
            <div>
              <dt>{OUTBOX.to}</dt>
              <dd>{mail.to}</dd>
            </div>
            <div>
              <dt>{OUTBOX.written}</dt>
              <dd>
                <time dateTime={mail.writtenAt}>{momentOf(mail.writtenAt)}</time>{' '}
                <MailTag mail={mail} isKept={isKept} />
              </dd>
            </div>
          </Stack>
          {mail.reason !== null && (
            <p className={styles.reason}>
              {mail.reason} <span className={styles.tries}>{OUTBOX.tries(mail.tries)}</span>
            </p>
          )}
          {mail.state === 'failed' && <RetryMail mail={mail} onDone={onClose} />}
          {mail.text === null ? <Text tone="muted">{OUTBOX.hidden}</Text> : <Words mail={mail} text={mail.text} />}
        </Stack>
      )}
    </Dialog>
  );
}

function Words({ mail, text }: { mail: ShownMail; text: string }) {
  const [part, setPart] = useState('text');
  return (
    <Tabs
      label={OUTBOX.parts}
      value={part}
      onChange={setPart}
      tabs={[
        {
          id: 'text',
          label: OUTBOX.text,
          panel: (
            <p className={styles.text}>
              {mailParts(text, window.location.origin).map((one, i) =>
                one.path === undefined ? (
                  one.text
                ) : (
                  <Link key={`${i} ${one.path}`} to={one.path}>
                    {one.text}
                  </Link>
                ),
              )}
            </p>
          ),
        },
        { id: 'html', label: OUTBOX.html, panel: part === 'html' && <HtmlPart mail={mail} /> },
      ]}
    />
  );
}

/** Asks for the email first: the password may have to be confirmed, and a frame cannot ask for it. */
function HtmlPart({ mail: { id, subject } }: { mail: ShownMail }) {
  const [asked, setAsked] = useState<{ error?: unknown }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    const answer = (result: { error?: unknown }) => isHere && setAsked(result);
    askForMail(id).then(
      () => answer({}),
      (error: unknown) => answer({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [id, tries]);
  if (asked === undefined) return <Skeleton height="320px" radius="var(--radius-card)" />;
  if (asked.error !== undefined)
    return (
      <Banner
        tone="failure"
        message={sentenceOf(asked.error)}
        detail={referenceOf(asked.error)}
        action={
          <Button variant="outline" size="small" onClick={() => (setAsked(undefined), setTries(tries + 1))}>
            {OUTBOX.again}
          </Button>
        }
      />
    );
  return <MailFrame address={mailPage(id)} title={OUTBOX.htmlOf(subject)} />;
}

function RetryMail({ mail, onDone }: { mail: ShownMail; onDone: () => void }) {
  const { notify } = useFeedback();
  const retry = useRetryMail();
  return (
    <Button
      variant="outline"
      icon={<RetryIcon size={18} />}
      disabled={retry.isPending}
      onClick={() =>
        retry.mutate(mail.id, {
          onSuccess: () => {
            notify(OUTBOX.retried, { tone: 'success' });
            onDone();
          },
          onError: (error) =>
            notify(error.message || OUTBOX.notRetried, { tone: 'failure', detail: referenceOf(error) }),
        })
      }
    >
      {OUTBOX.retry}
    </Button>
  );
}

const TONES = { waiting: 'warning', sent: 'success', failed: 'danger' } as const satisfies Record<MailState, string>;

export function MailTag({ mail: { state }, isKept }: { mail: ShownMail; isKept: boolean }) {
  const isSaved = isKept && state === 'sent';
  return <Tag tone={isSaved ? 'neutral' : TONES[state]}>{isSaved ? OUTBOX.kept : OUTBOX[state]}</Tag>;
}
