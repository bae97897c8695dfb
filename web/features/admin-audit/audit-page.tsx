import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AuditReply } from '../../../src/wire/replies/audit.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { adminDashboardPath } from '../../platform/admin-addresses.ts';
import { AUDIT } from '../../text/copy/admin-audit.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { type AuditSearch, EVERYTHING, saveAudit, useAudit, useAuditSearch } from './audit-api.ts';
import { AuditEntry } from './audit-entry.tsx';
import { AuditTools } from './audit-tools.tsx';
import styles from './audit-page.module.css';

/** /admin/audit: who did what, and what was refused to whom. */
export function AuditPage() {
  const { search, change } = useAuditSearch();
  const audit = useAudit(search);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Breadcrumbs crumbs={[{ label: AUDIT.crumbHome, to: adminDashboardPath }, { label: AUDIT.title }]} />
          <PageTitle title={AUDIT.title} />
          <p className={styles.lead}>{AUDIT.lead}</p>
        </div>
        <ExportButton search={search} />
      </header>
      <AuditTools search={search} actors={audit.data?.pages[0]?.actors ?? []} onChange={change} />
      <Loadable
        query={audit}
        loading={AUDIT.loading}
        skeleton={<Skeleton height="448px" radius="var(--radius-card)" />}
        isEmpty={({ pages }) => pages.every(({ entries }) => entries.length === 0)}
        empty={<Nothing search={search} onShowAll={() => change(EVERYTHING)} />}
      >
        {({ pages }) => (
          <div className={styles.found}>
            <ul className={styles.list} aria-label={AUDIT.list}>
              {entriesOf(pages).map((entry) => (
                <AuditEntry key={entry.id} entry={entry} />
              ))}
            </ul>
            <Banner
              tone="failure"
              message={audit.isFetchNextPageError ? AUDIT.failedOlder : undefined}
              detail={referenceOf(audit.error)}
            />
            {audit.hasNextPage && (
              <Button
                variant="outline"
                className={styles.older}
                isBusy={audit.isFetchingNextPage}
                busyWords={AUDIT.loadingOlder}
                onClick={() => void audit.fetchNextPage()}
              >
                {AUDIT.older}
              </Button>
            )}
          </div>
        )}
      </Loadable>
    </div>
  );
}

const entriesOf = (pages: readonly AuditReply[]) => pages.flatMap(({ entries }) => entries);

function Nothing({ search, onShowAll }: { search: AuditSearch; onShowAll: () => void }) {
  return Object.values(search).some((value) => value !== '') ? (
    <EmptyState
      drawing={<TrayDrawing />}
      message={AUDIT.notFound}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {AUDIT.showAll}
        </Button>
      }
    >
      {AUDIT.notFoundLine}
    </EmptyState>
  ) : (
    <EmptyState drawing={<TrayDrawing />} message={AUDIT.none}>
      {AUDIT.noneLine}
    </EmptyState>
  );
}

function ExportButton({ search }: { search: AuditSearch }) {
  const { notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveAudit(search);
      notify(AUDIT.exported);
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      icon={<Download size={20} aria-hidden="true" />}
      isBusy={isBusy}
      busyWords={AUDIT.exporting}
      onClick={() => void save()}
    >
      {AUDIT.export}
    </Button>
  );
}
