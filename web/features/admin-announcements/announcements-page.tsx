import type { AnnouncementsReply } from '../../../src/wire/replies/news.ts';
import { ListPage, ListSkeleton } from '../../admin/list-page.tsx';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { announcementPath } from '../../platform/admin-addresses.ts';
import { ANNOUNCEMENT_LIST } from '../../text/copy/admin-announcements.ts';
import { zonedMomentOf } from '../../text/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FRESH, useAnnouncements } from './announcements-api.ts';
import { StateTag } from './state-tag.tsx';

type Listed = AnnouncementsReply['announcements'][number];

const { columns } = ANNOUNCEMENT_LIST;

const COLUMNS: Columns<Listed, never> = [
  { key: 'subject', head: columns.subject, width: 22, cell: ({ subject }) => subject },
  { key: 'state', head: columns.state, width: 12, cell: ({ state }) => <StateTag state={state} /> },
  {
    key: 'to',
    head: columns.to,
    width: 13,
    cell: ({ audience, courseIds, userIds }) => ANNOUNCEMENT_LIST.audiences(audience, courseIds.length, userIds.length),
  },
  {
    key: 'got',
    head: columns.got,
    width: 14,
    look: 'muted',
    cell: ({ people, mailed }) => (people === null ? '' : ANNOUNCEMENT_LIST.reached(people, mailed)),
  },
  {
    key: 'when',
    head: columns.when,
    look: 'moment',
    cell: ({ leavesAt }) =>
      leavesAt ? <time dateTime={leavesAt}>{zonedMomentOf(leavesAt)}</time> : ANNOUNCEMENT_LIST.notPlanned,
  },
  { key: 'author', head: columns.author, look: 'muted', cell: ({ authorName }) => authorName },
];

/** /admin/announcements */
export function AnnouncementsPage() {
  return (
    <ListPage
      words={ANNOUNCEMENT_LIST}
      log={useAnnouncements()}
      rowsOf={({ announcements }) => announcements}
      skeleton={<ListSkeleton height="320px" />}
      actions={<ButtonLink to={announcementPath(FRESH)}>{ANNOUNCEMENT_LIST.create}</ButtonLink>}
    >
      {(rows) => (
        <ListTable
          label={ANNOUNCEMENT_LIST.table}
          rows={rows}
          columns={COLUMNS}
          linkOf={({ id }) => announcementPath(id)}
        />
      )}
    </ListPage>
  );
}
