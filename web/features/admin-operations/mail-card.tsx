import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OutboxReply } from '../../../src/wire/support.ts';
import { OUTBOX } from '../../text/copy/admin-operations.ts';
import { Card } from '../../ui/card.tsx';
import { mailParts } from './mail-text.ts';
import styles from './outbox-page.module.css';

const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

export function MailCard({ mail }: { mail: OutboxReply['mails'][number] }) {
  const heading = useId();
  return (
    <Card as="article" aria-labelledby={heading} className={styles.mail}>
      <header className={styles.mailHead}>
        <h2 id={heading} className={styles.subject}>
          {mail.subject}
        </h2>
        <p className={styles.facts}>
          <span>
            {OUTBOX.to} <span className={styles.address}>{mail.to}</span>
          </span>
          <time dateTime={mail.sentAt}>{moment.format(new Date(mail.sentAt))}</time>
        </p>
      </header>
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
    </Card>
  );
}
