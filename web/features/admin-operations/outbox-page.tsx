import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { MailState } from '../../../src/wire/literals.ts';
import type { OutboxReply } from '../../../src/wire/replies/operations.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { LogList } from '../../admin/log-list.tsx';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { mailTemplatesPath } from '../../platform/admin-addresses.ts';
import { OUTBOX } from '../../text/copy/admin-mails.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs, useTabParam } from '../../ui/tabs.tsx';
import { Badge } from '../../ui/tag.tsx';
import { MailCard } from './mail-card.tsx';
import { type ShownState, useOutbox } from './outbox-api.ts';
import styles from './outbox-page.module.css';

const TABS = ['all', 'waiting', 'sent', 'failed'] as const satisfies readonly ShownState[];

/** /admin/outbox: the mails that the school wrote, and what became of them. */
export function OutboxPage() {
  const [state, choose] = useTabParam<ShownState>('state', TABS);
  const outbox = useOutbox(state);
  const first = outbox.data?.pages[0];
  return (
    <AdminPage
      layout="narrow"
      title={
        <div className={styles.title}>
          <PageTitle title={OUTBOX.title} />
          <ButtonLink to={mailTemplatesPath} variant="outline" size="small">
            {OUTBOX.templates}
          </ButtonLink>
        </div>
      }
      lead={OUTBOX.lead[first?.service ?? 'outbox']}
    >
      <Tabs
        label={OUTBOX.states}
        value={state}
        onChange={choose}
        tabs={TABS.map((id) => ({
          id,
          label: <TabLabel state={id} counts={first?.counts} />,
          panel: <MailList state={id} outbox={outbox} />,
        }))}
      />
    </AdminPage>
  );
}

/** How many wait or have failed is worth a number; how many were sent is not. */
function TabLabel({ state, counts }: { state: ShownState; counts: Record<MailState, number> | undefined }) {
  const count = state === 'waiting' || state === 'failed' ? counts?.[state] : undefined;
  if (!count || (state !== 'waiting' && state !== 'failed')) return OUTBOX[state];
  return (
    <>
      {OUTBOX[state]} <Badge count={count} label={OUTBOX.count[state](count)} />
    </>
  );
}

interface MailListProps {
  state: ShownState;
  outbox: UseInfiniteQueryResult<InfiniteData<OutboxReply>>;
}

const MailList = ({ state, outbox }: MailListProps) => (
  <LogList
    log={outbox}
    rowsOf={({ mails }) => mails}
    words={OUTBOX}
    skeleton={
      <div className={styles.list}>
        <Skeleton height="160px" radius="var(--radius-card)" />
        <Skeleton height="160px" radius="var(--radius-card)" />
      </div>
    }
    empty={
      <EmptyState drawing={<TrayDrawing />} message={OUTBOX.empty[state]}>
        {OUTBOX.emptyLine[state]}
      </EmptyState>
    }
  >
    {(mails) =>
      mails.map((mail) => <MailCard key={mail.id} mail={mail} isKept={outbox.data?.pages[0]?.service === 'outbox'} />)
    }
  </LogList>
);
