import { useState } from 'react';
import { THREAD_KINDS, THREAD_STATES, type ThreadKind } from '../../../src/wire/literals.ts';
import type { InboxReply } from '../../../src/wire/replies/mentor.ts';
import { SelectFilter } from '../../admin/list-filters.tsx';
import { ListPage } from '../../admin/list-page.tsx';
import { useListQuery } from '../../admin/list-query.ts';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { useMay } from '../../admin/use-may.ts';
import { ThreadTag } from '../../mentor/thread-list.tsx';
import { subjectTitle } from '../../mentor/thread-subject.ts';
import { inboxThreadPath } from '../../platform/admin-addresses.ts';
import { INBOX } from '../../text/copy/admin-inbox.ts';
import { ASK_MENTOR } from '../../text/copy/ask-mentor.ts';
import { clock } from '../../text/playing-time.ts';
import { INBOX_QUERY, useInbox } from './inbox-api.ts';

type Listed = InboxReply['threads'][number];

/** Kinds that teachers answer; the others are the office's. */
const OF_TEACHERS: readonly ThreadKind[] = ['item', 'page', 'question', 'nothing'];

const COLUMNS: Columns<Listed, never> = [
  { key: 'opening', head: INBOX.columns.opening, width: 32, cell: ({ opening }) => opening },
  { key: 'from', head: INBOX.columns.from, width: 16, cell: ({ from }) => from.name },
  {
    key: 'about',
    head: INBOX.columns.about,
    width: 24,
    look: 'muted',
    cell: ({ about }) => `${subjectTitle(about)}${about.at === null ? '' : `, ${ASK_MENTOR.at(clock(about.at))}`}`,
  },
  {
    key: 'waiting',
    head: INBOX.columns.waiting,
    look: 'figure',
    cell: ({ waitingSince }) => (waitingSince === null ? INBOX.notWaiting : <Waiting since={waitingSince} />),
  },
  {
    key: 'state',
    head: INBOX.columns.state,
    width: 13,
    cell: ({ state }) => <ThreadTag state={state} words={INBOX.states} />,
  },
];

function Waiting({ since }: { since: string }) {
  const [now] = useState(Date.now);
  return <time dateTime={since}>{INBOX.waiting(Math.floor((now - Date.parse(since)) / 60_000))}</time>;
}

/** /admin/inbox: questions of students and messages of the contact form, what waits longest first. */
export function InboxPage() {
  const list = useListQuery(INBOX_QUERY);
  const may = useMay();
  const { query, change } = list;
  const kinds = THREAD_KINDS.filter((kind) => may([OF_TEACHERS.includes(kind) ? 'teacher' : 'office']));
  return (
    <ListPage
      words={INBOX}
      log={useInbox(query)}
      list={list}
      rowsOf={({ threads }) => threads}
      search={{ label: INBOX.search, search: query.search, onSearch: (search) => change({ search }) }}
      filters={
        <>
          <SelectFilter
            label={INBOX.state}
            value={query.state}
            onChange={(state) => change({ state })}
            options={[
              ...THREAD_STATES.map((value) => ({ value, label: INBOX.states[value] })),
              { value: 'all', label: INBOX.all },
            ]}
          />
          <SelectFilter
            label={INBOX.about}
            value={query.about}
            onChange={(about) => change({ about })}
            options={[
              { value: '', label: INBOX.everything },
              ...kinds.map((value) => ({ value, label: INBOX.kinds[value] })),
            ]}
          />
          <SelectFilter
            label={INBOX.assigned}
            value={query.assigned}
            onChange={(assigned) => change({ assigned })}
            options={[
              { value: '', label: INBOX.anyone },
              { value: 'me', label: INBOX.me },
            ]}
          />
        </>
      }
    >
      {(threads) => (
        <ListTable label={INBOX.list} rows={threads} columns={COLUMNS} linkOf={({ id }) => inboxThreadPath(id)} />
      )}
    </ListPage>
  );
}
