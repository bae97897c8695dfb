import { useRef } from 'react';
import type { TrashReply } from '../../../src/wire/replies/trash.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { adminDashboardPath } from '../../platform/admin-addresses.ts';
import { TRASH } from '../../text/copy/admin-trash.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { useTrash } from './trash-api.ts';
import { TrashEntry } from './trash-entry.tsx';
import styles from './trash-page.module.css';

/** /admin/trash: what was deleted within the last weeks, to restore or to delete for good. */
export function TrashPage() {
  const page = useRef<HTMLDivElement>(null);
  const trash = useTrash();
  /** The row whose button was pressed is gone. */
  const focusHeading = () => page.current?.querySelector('h1')?.focus({ preventScroll: true });
  return (
    <div ref={page} className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={[{ label: TRASH.crumbHome, to: adminDashboardPath }, { label: TRASH.title }]} />
        <PageTitle title={TRASH.title} />
        <p className={styles.lead}>{TRASH.lead}</p>
      </header>
      <Loadable
        query={trash}
        loading={TRASH.loading}
        skeleton={<Skeleton height="336px" radius="var(--radius-card)" />}
        isEmpty={({ pages }) => entriesOf(pages).length === 0}
        empty={
          <EmptyState drawing={<TrayDrawing />} message={TRASH.empty}>
            {TRASH.emptyLine}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <div className={styles.found}>
            <ul className={styles.list} aria-label={TRASH.list}>
              {entriesOf(pages).map((entry) => (
                <TrashEntry key={entry.id} entry={entry} onGone={focusHeading} />
              ))}
            </ul>
            <Banner
              tone="failure"
              message={trash.isFetchNextPageError ? TRASH.failedOlder : undefined}
              detail={referenceOf(trash.error)}
            />
            {trash.hasNextPage && (
              <Button
                variant="outline"
                className={styles.older}
                isBusy={trash.isFetchingNextPage}
                busyWords={TRASH.loadingOlder}
                onClick={() => void trash.fetchNextPage()}
              >
                {TRASH.older}
              </Button>
            )}
          </div>
        )}
      </Loadable>
    </div>
  );
}

const entriesOf = (pages: readonly TrashReply[]) => pages.flatMap(({ entries }) => entries);
