import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { MailState } from '../../../src/wire/literals.ts';
import type { OutboxReply } from '../../../src/wire/replies/operations.ts';
import { sentenceOf } from '../../forms/refusal.ts';
import { OUTBOX } from '../../text/copy/admin-mails.ts';
import { momentOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { RetryIcon } from '../../ui/icons.tsx';
import { Tag } from '../../ui/tag.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { MailFrame } from './mail-frame.tsx';
import { mailParts } from './mail-text.ts';
import { askForMail, mailPage, useRetryMail } from './outbox-api.ts';
import styles from './outbox-page.module.css';

type ShownMail = OutboxReply['mails'][number];

const TONES = { waiting: 'warning', sent: 'success', failed: 'danger' } as const satisfies Record<MailState, string>;

/** One mail: to whom, what it says, what became of it. `isKept`: there is no mail service, so none was sent. */
export function MailCard({ mail, isKept }: { mail: ShownMail; isKept: boolean }) {
  const heading = useId();
  return (
    <Card as="article" aria-labelledby={heading} className={styles.mail}>
      <header className={styles.mailHead}>
        <div className={styles.title}>
          <h2 id={heading} className={styles.subject}>
            {mail.subject}
          </h2>
          <Tag tone={isKept && mail.state === 'sent' ? 'neutral' : TONES[mail.state]}>
            {isKept && mail.state === 'sent' ? OUTBOX.kept : OUTBOX[mail.state]}
          </Tag>
        </div>
        <p className={styles.facts}>
          <span>
            {OUTBOX.to} <span className={styles.address}>{mail.to}</span>
          </span>
          <time dateTime={mail.writtenAt}>{momentOf(mail.writtenAt)}</time>
        </p>
      </header>
      {mail.reason !== null && (
        <p className={styles.reason}>
          {mail.reason} <span className={styles.tries}>{OUTBOX.tries(mail.tries)}</span>
        </p>
      )}
      {mail.text === null ? (
        <p className={styles.hidden}>{OUTBOX.hidden}</p>
      ) : (
        <>
          <p className={styles.text}>
            {mailParts(mail.text, window.location.origin).map(({ text, path }, i) =>
              path === undefined ? (
                text
              ) : (
                <Link key={`${i} ${path}`} to={path}>
                  {text}
                </Link>
              ),
            )}
          </p>
        </>
      )}
      <div className={styles.actions}>
        {mail.text !== null && <LookAtMail mail={mail} />}
        {mail.state === 'failed' && <RetryMail mail={mail} />}
      </div>
    </Card>
  );
}

function LookAtMail({ mail: { id, subject } }: { mail: ShownMail }) {
  const { notify } = useFeedback();
  const [state, setState] = useState<'closed' | 'asking' | 'open'>('closed');
  const open = async () => {
    setState('asking');
    try {
      await askForMail(id);
      setState('open');
    } catch (error) {
      setState('closed');
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={OUTBOX.lookOf(subject)}
        disabled={state === 'asking'}
        onClick={() => void open()}
      >
        {OUTBOX.look}
      </Button>
      <Dialog isOpen={state === 'open'} onClose={() => setState('closed')} title={subject}>
        <MailFrame address={mailPage(id)} title={OUTBOX.lookOf(subject)} />
      </Dialog>
    </>
  );
}

function RetryMail({ mail }: { mail: ShownMail }) {
  const { notify } = useFeedback();
  const retry = useRetryMail();
  return (
    <Button
      variant="outline"
      size="small"
      icon={<RetryIcon size={18} />}
      disabled={retry.isPending}
      aria-label={OUTBOX.retryOf(mail.subject)}
      onClick={() =>
        retry.mutate(mail.id, {
          onSuccess: () => notify(OUTBOX.retried, { tone: 'success' }),
          onError: (error) =>
            notify(error.message || OUTBOX.notRetried, { tone: 'failure', detail: referenceOf(error) }),
        })
      }
    >
      {OUTBOX.retry}
    </Button>
  );
}
