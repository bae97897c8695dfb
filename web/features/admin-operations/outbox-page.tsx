import { useId } from 'react';
import { Link } from 'react-router';
import type { OutboxReply } from '../../../src/wire/support.ts';
import { ApiError } from '../../api/client.ts';
import { LightboxDrawing, TrayDrawing } from '../../art/late-drawings.tsx';
import { OUTBOX } from '../../text/copy/admin-operations.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { mailParts } from './mail-text.ts';
import { useOutbox } from './outbox-api.ts';
import styles from './outbox-page.module.css';

/** /admin/outbox: the mails of an installation without a mail service. */
export function OutboxPage() {
  const outbox = useOutbox();
  const isElsewhere = outbox.error instanceof ApiError && outbox.error.status === 404 && !outbox.data;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={[{ label: OUTBOX.crumbHome, to: '/admin' }, { label: OUTBOX.title }]} />
        <PageTitle title={OUTBOX.title} />
        {!isElsewhere && <p className={styles.lead}>{OUTBOX.lead}</p>}
      </header>
      {isElsewhere ? (
        <EmptyState drawing={<LightboxDrawing />} message={OUTBOX.notKept}>
          {OUTBOX.notKeptLine}
        </EmptyState>
      ) : (
        <Loadable
          query={outbox}
          loading={OUTBOX.loading}
          skeleton={
            <div className={styles.list}>
              <Skeleton height="160px" radius="var(--radius-card)" />
              <Skeleton height="160px" radius="var(--radius-card)" />
            </div>
          }
          isEmpty={({ pages }) => pages.every(({ mails }) => mails.length === 0)}
          empty={
            <EmptyState drawing={<TrayDrawing />} message={OUTBOX.empty}>
              {OUTBOX.emptyLine}
            </EmptyState>
          }
        >
          {({ pages }) => (
            <div className={styles.list}>
              {pages
                .flatMap(({ mails }) => mails)
                .map((mail) => (
                  <MailCard key={mail.id} mail={mail} />
                ))}
              <Banner tone="failure" message={outbox.isFetchNextPageError ? OUTBOX.failedOlder : undefined} />
              {outbox.hasNextPage && (
                <Button
                  variant="outline"
                  className={styles.older}
                  isBusy={outbox.isFetchingNextPage}
                  busyWords={OUTBOX.loadingOlder}
                  onClick={() => void outbox.fetchNextPage()}
                >
                  {OUTBOX.older}
                </Button>
              )}
            </div>
          )}
        </Loadable>
      )}
    </div>
  );
}

const moment = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' });

function MailCard({ mail }: { mail: OutboxReply['mails'][number] }) {
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
