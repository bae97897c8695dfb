import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { MailState } from '../../../src/wire/literals.ts';
import type { OutboxReply } from '../../../src/wire/replies/operations.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { Entries } from '../../admin/entries.tsx';
import { ListFilters } from '../../admin/list-filters.tsx';
import { List } from '../../admin/list-page.tsx';
import { useListQuery } from '../../admin/list-query.ts';
import { mailTemplatesPath } from '../../platform/admin-addresses.ts';
import { OUTBOX } from '../../text/copy/admin-mails.ts';
import { momentOf } from '../../text/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Badge } from '../../ui/tag.tsx';
import { MailSheet, MailTag } from './mail-sheet.tsx';
import { EMAILS_QUERY, type EmailsQuery, useOutbox } from './outbox-api.ts';
import styles from './outbox-page.module.css';

const TABS = ['all', 'waiting', 'sent', 'failed'] as const;
const MAX_EMAIL = 254;

/** /admin/outbox: the emails that the school wrote, and their states. */
export function OutboxPage() {
  const { query, change, showAll } = useListQuery(EMAILS_QUERY);
  const outbox = useOutbox(query);
  const first = outbox.data?.pages[0];
  const state = query.state || 'all';
  return (
    <AdminPage
      layout="list"
      title={OUTBOX.title}
      lead={OUTBOX.lead[first?.service ?? 'outbox']}
      actions={
        <ButtonLink to={mailTemplatesPath} variant="outline">
          {OUTBOX.templates}
        </ButtonLink>
      }
    >
      <ListFilters>
        <SearchBox
          label={OUTBOX.search}
          clear={OUTBOX.clearSearch}
          maxLength={MAX_EMAIL}
          search={query.search}
          onSearch={(search) => change({ search })}
        />
      </ListFilters>
      <Tabs
        label={OUTBOX.states}
        value={state}
        onChange={(id) => change({ state: TABS.find((tab): tab is MailState => tab === id && tab !== 'all') ?? '' })}
        tabs={TABS.map((id) => ({
          id,
          label: <TabLabel state={id} counts={first?.counts} />,
          panel: <MailList query={query} outbox={outbox} onShowAll={showAll} />,
        }))}
      />
    </AdminPage>
  );
}

interface TabLabelProps {
  state: (typeof TABS)[number];
  counts: Record<MailState, number> | undefined;
}

/** How many wait or have failed is worth a number; how many were sent is not. */
function TabLabel({ state, counts }: TabLabelProps) {
  const count = state === 'waiting' || state === 'failed' ? counts?.[state] : undefined;
  if (!count || (state !== 'waiting' && state !== 'failed')) return OUTBOX[state];
  return (
    <>
      {OUTBOX[state]} <Badge count={count} label={OUTBOX.count[state](count)} />
    </>
  );
}

interface MailListProps {
  query: EmailsQuery;
  outbox: ReturnType<typeof useOutbox>;
  onShowAll: () => void;
}

function MailList({ query, outbox, onShowAll }: MailListProps) {
  const [openId, setOpenId] = useState<string>();
  const state = query.state || 'all';
  const isKept = outbox.data?.pages[0]?.service === 'outbox';
  return (
    <List
      log={outbox}
      list={{ isFiltered: query.search !== '', showAll: onShowAll }}
      rowsOf={({ mails }) => mails}
      words={{
        ...OUTBOX,
        none: OUTBOX.empty[state],
        noneLine: OUTBOX.emptyLine[state],
        notFound: OUTBOX.notFound(query.search),
      }}
    >
      {(mails) => (
        <>
          <Entries label={OUTBOX.title} isDense>
            {mails.map((mail) => (
              <MailRow key={mail.id} mail={mail} isKept={isKept} onOpen={() => setOpenId(mail.id)} />
            ))}
          </Entries>
          <MailSheet
            mail={mails.find(({ id }) => id === openId)}
            isKept={isKept}
            onClose={() => setOpenId(undefined)}
          />
        </>
      )}
    </List>
  );
}

type ShownMail = OutboxReply['mails'][number];

interface MailRowProps {
  mail: ShownMail;
  /** True without a mail service: the mail was not sent. */
  isKept: boolean;
  onOpen: () => void;
}

const MailRow = ({ mail, isKept, onOpen }: MailRowProps) => (
  <li className={styles.row}>
    <Mail className={styles.sign} size={20} aria-hidden="true" />
    <span className={styles.to} title={mail.to}>
      {mail.to}
    </span>
    <button type="button" className={styles.subject} aria-haspopup="dialog" onClick={onOpen}>
      {mail.subject}
    </button>
    <MailTag mail={mail} isKept={isKept} />
    <time className={styles.time} dateTime={mail.writtenAt}>
      {momentOf(mail.writtenAt)}
    </time>
  </li>
);
