import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { MailState } from '../../../src/wire/literals.ts';
import type { OutboxReply } from '../../../src/wire/replies/operations.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { mailTemplatesPath } from '../../platform/admin-addresses.ts';
import { OUTBOX } from '../../text/copy/admin-mails.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs, useTabParam } from '../../ui/tabs.tsx';
import { Badge } from '../../ui/tag.tsx';
import { referenceOf } from '../../ui/text.tsx';
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
    <div className={styles.page}>
      <header className={styles.head}>
        <Breadcrumbs crumbs={[{ label: OUTBOX.crumbHome, to: '/admin' }, { label: OUTBOX.title }]} />
        <div className={styles.title}>
          <PageTitle title={OUTBOX.title} />
          <ButtonLink to={mailTemplatesPath} variant="outline" size="small">
            {OUTBOX.templates}
          </ButtonLink>
        </div>
        <p className={styles.lead}>{OUTBOX.lead[first?.service ?? 'outbox']}</p>
      </header>
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
    </div>
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
      <EmptyState drawing={<TrayDrawing />} message={OUTBOX.empty[state]}>
        {OUTBOX.emptyLine[state]}
      </EmptyState>
    }
  >
    {({ pages }) => (
      <div className={styles.list}>
        {pages.flatMap(({ mails, service }) =>
          mails.map((mail) => <MailCard key={mail.id} mail={mail} isKept={service === 'outbox'} />),
        )}
        <Banner
          tone="failure"
          message={outbox.isFetchNextPageError ? OUTBOX.failedOlder : undefined}
          detail={referenceOf(outbox.error)}
        />
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
);
