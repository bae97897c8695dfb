import { useRef } from 'react';
import { AdminPage } from '../../admin/admin-page.tsx';
import { Entries, LogList } from '../../admin/log-list.tsx';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { TRASH } from '../../text/copy/admin-trash.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTrash } from './trash-api.ts';
import { TrashEntry } from './trash-entry.tsx';

/** /admin/trash: what was deleted within the last weeks, to restore or to delete for good. */
export function TrashPage() {
  const page = useRef<HTMLDivElement>(null);
  const trash = useTrash();
  /** The row whose button was pressed is gone. */
  const focusHeading = () => page.current?.querySelector('h1')?.focus({ preventScroll: true });
  return (
    <AdminPage ref={page} title={TRASH.title} lead={TRASH.lead}>
      <LogList
        log={trash}
        rowsOf={({ entries }) => entries}
        words={TRASH}
        skeleton={<Skeleton height="336px" radius="var(--radius-card)" />}
        empty={
          <EmptyState drawing={<TrayDrawing />} message={TRASH.empty}>
            {TRASH.emptyLine}
          </EmptyState>
        }
      >
        {(entries) => (
          <Entries label={TRASH.list}>
            {entries.map((entry) => (
              <TrashEntry key={entry.id} entry={entry} onGone={focusHeading} />
            ))}
          </Entries>
        )}
      </LogList>
    </AdminPage>
  );
}
