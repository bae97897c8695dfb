import type { AnnouncementsReply } from '../../../src/wire/replies/news.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { announcementPath } from '../../platform/admin-addresses.ts';
import { ANNOUNCEMENT_LIST } from '../../text/copy/admin-announcements.ts';
import { zonedMomentOf } from '../../text/dates.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FRESH, useAnnouncements } from './announcements-api.ts';
import { StateTag } from './state-tag.tsx';
import styles from './announcements.module.css';

type Listed = AnnouncementsReply['announcements'][number];

const { columns } = ANNOUNCEMENT_LIST;

const COLUMNS: Columns<Listed, never> = [
  { key: 'subject', head: columns.subject, width: 30, cell: ({ subject }) => subject },
  { key: 'state', head: columns.state, width: 12, cell: ({ state }) => <StateTag state={state} /> },
  {
    key: 'to',
    head: columns.to,
    width: 16,
    cell: ({ audience, courseIds }) => ANNOUNCEMENT_LIST.audiences(audience, courseIds.length),
  },
  {
    key: 'got',
    head: columns.got,
    width: 18,
    look: 'muted',
    cell: ({ people, mailed }) => (people === null ? '' : ANNOUNCEMENT_LIST.reached(people, mailed)),
  },
  {
    key: 'when',
    head: columns.when,
    look: 'date',
    cell: ({ leavesAt }) =>
      leavesAt ? <time dateTime={leavesAt}>{zonedMomentOf(leavesAt)}</time> : ANNOUNCEMENT_LIST.notPlanned,
  },
  { key: 'author', head: columns.author, look: 'muted', cell: ({ authorName }) => authorName },
];

/** /admin/announcements */
export function AnnouncementsPage() {
  const list = useAnnouncements();
  return (
    <AdminPage
      layout="list"
      title={ANNOUNCEMENT_LIST.title}
      lead={ANNOUNCEMENT_LIST.lead}
      actions={<ButtonLink to={announcementPath(FRESH)}>{ANNOUNCEMENT_LIST.create}</ButtonLink>}
    >
      <Loadable
        query={list}
        loading={ANNOUNCEMENT_LIST.loading}
        failed={ANNOUNCEMENT_LIST.failed}
        skeleton={<Skeleton height="320px" radius="var(--radius-card)" />}
        isEmpty={({ pages }) => (pages[0]?.announcements.length ?? 0) === 0}
        empty={
          <EmptyState drawing={<TrayDrawing />} message={ANNOUNCEMENT_LIST.none}>
            {ANNOUNCEMENT_LIST.noneLine}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <ListTable
              label={ANNOUNCEMENT_LIST.table}
              rows={pages.flatMap(({ announcements }) => announcements)}
              columns={COLUMNS}
              linkOf={({ id }) => announcementPath(id)}
            />
            {list.hasNextPage && (
              <Button
                variant="outline"
                className={styles.older}
                isBusy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {ANNOUNCEMENT_LIST.older}
              </Button>
            )}
          </>
        )}
      </Loadable>
    </AdminPage>
  );
}
