import { ApiError } from '../../api/client.ts';
import { LightboxDrawing, TrayDrawing } from '../../art/late-drawings.tsx';
import { OUTBOX } from '../../text/copy/admin-operations.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MailCard } from './mail-card.tsx';
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
