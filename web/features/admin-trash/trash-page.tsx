import { useRef } from 'react';
import { Entries } from '../../admin/entries.tsx';
import { ListPage, ListSkeleton } from '../../admin/list-page.tsx';
import { TRASH } from '../../text/copy/admin-trash.ts';
import { useTrash } from './trash-api.ts';
import { TrashEntry } from './trash-entry.tsx';

/** /admin/trash: what was deleted within the last weeks, to restore or to delete for good. */
export function TrashPage() {
  const page = useRef<HTMLDivElement>(null);
  const trash = useTrash();
  /** Moves the focus to the heading: the row with the pressed button is removed. */
  const focusHeading = () => page.current?.querySelector('h1')?.focus({ preventScroll: true });
  return (
    <ListPage
      ref={page}
      words={TRASH}
      log={trash}
      rowsOf={({ entries }) => entries}
      skeleton={<ListSkeleton height="336px" />}
    >
      {(entries) => (
        <Entries label={TRASH.list}>
          {entries.map((entry) => (
            <TrashEntry key={entry.id} entry={entry} onGone={focusHeading} />
          ))}
        </Entries>
      )}
    </ListPage>
  );
}
