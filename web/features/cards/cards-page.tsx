import { useSearchParams } from 'react-router';
import { CARD_REASONS, CARD_STATES } from '../../../src/wire/literals.ts';
import type { CardsReply } from '../../../src/wire/replies/cards.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { dueCardsPath, examPath } from '../../platform/exam-addresses.ts';
import { CARD_LIST, CARDS, DUE } from '../../text/copy/cards.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { referenceOf } from '../../ui/text.tsx';
import { CardRow } from './card-row.tsx';
import { type CardFilter, useCards, useListedCards } from './cards-api.ts';
import styles from './cards-page.module.css';

/** /exam/cards: every card of a student, with what they note of it. */
export function CardsPage() {
  const { filter, change } = useFilter();
  const cards = useCards(filter);
  const shown = useListedCards();
  const first = cards.data?.pages[0];
  const rows = cards.data?.pages.flatMap((page) => page.cards) ?? [];
  return (
    <Stack gap={5} className={styles.page}>
      <Stack as="header" gap={2}>
        <Breadcrumbs crumbs={[{ label: CARDS.exam, to: examPath }, { label: CARDS.title }]} />
        <Row gap={4} lineGap={3} align="center" justify="between">
          <PageTitle title={CARDS.title} isSmall />
          <ButtonLink to={dueCardsPath}>{CARDS.due}</ButtonLink>
        </Row>
        <p className={styles.muted}>{CARDS.line}</p>
      </Stack>
      {first && <Filters reply={first} filter={filter} onChange={change} />}
      <Loadable
        query={cards}
        loading={CARDS.loading}
        failed={CARD_LIST.failed}
        skeleton={<Skeleton height="420px" radius="var(--radius-card)" />}
        isEmpty={() => rows.length === 0}
        empty={first && <Empty reply={first} onShowAll={() => change(ALL)} />}
      >
        {() => (
          <Stack gap={4}>
            <Stack as="ul" gap={4}>
              {rows.map((card) => (
                <CardRow
                  key={card.question}
                  card={card}
                  cluster={first?.clusters.find(({ id }) => id === card.cluster)?.title ?? card.cluster}
                  shown={shown}
                />
              ))}
            </Stack>
            <Banner
              tone="failure"
              message={cards.isFetchNextPageError ? CARD_LIST.olderFailed : undefined}
              detail={referenceOf(cards.error)}
            />
            {cards.hasNextPage && (
              <Button
                variant="outline"
                className={styles.older}
                isBusy={cards.isFetchingNextPage}
                busyWords={CARD_LIST.loadingOlder}
                onClick={() => void cards.fetchNextPage()}
              >
                {CARD_LIST.older}
              </Button>
            )}
          </Stack>
        )}
      </Loadable>
    </Stack>
  );
}

const ALL: CardFilter = { state: '', why: '', cluster: '' };

/** Filter of the list, kept in the address; what an address has wrong is no filter. */
function useFilter() {
  const [params, setParams] = useSearchParams();
  const among = (name: string, values: readonly string[]) => values.find((one) => one === params.get(name)) ?? '';
  const filter: CardFilter = {
    state: among('state', CARD_STATES),
    why: among('why', CARD_REASONS),
    cluster: params.get('cluster') ?? '',
  };
  const change = (to: Partial<CardFilter>) =>
    setParams(
      Object.entries({ ...filter, ...to }).filter(([, value]) => value !== ''),
      { replace: true },
    );
  return { filter, change };
}

interface FiltersProps {
  reply: CardsReply;
  filter: CardFilter;
  onChange: (to: Partial<CardFilter>) => void;
}

function Filters({ reply: { counts, clusters }, filter, onChange }: FiltersProps) {
  const { counted, states } = CARD_LIST;
  const sum = Object.values(counts).reduce((total, count) => total + count, 0);
  return (
    <div className={styles.filters}>
      <Select
        label={CARD_LIST.state}
        value={filter.state}
        options={[
          { value: '', label: counted(CARD_LIST.anyState, sum) },
          ...CARD_STATES.map((value) => ({ value, label: counted(states[value], counts[value]) })),
        ]}
        onChange={(state) => onChange({ state })}
      />
      <Select
        label={CARD_LIST.why}
        value={filter.why}
        options={[
          { value: '', label: CARD_LIST.anyWhy },
          ...CARD_REASONS.map((value) => ({ value, label: CARDS.reasons[value] })),
        ]}
        onChange={(why) => onChange({ why })}
      />
      <Select
        label={CARD_LIST.cluster}
        value={filter.cluster}
        options={[
          { value: '', label: CARD_LIST.anyCluster },
          ...clusters.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(cluster) => onChange({ cluster })}
      />
    </div>
  );
}

function Empty({ reply: { counts }, onShowAll }: { reply: CardsReply; onShowAll: () => void }) {
  const hasCards = Object.values(counts).some((count) => count > 0);
  return hasCards ? (
    <EmptyState
      message={CARD_LIST.nothing}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {CARD_LIST.showAll}
        </Button>
      }
    />
  ) : (
    <EmptyState drawing={<TrayDrawing />} message={CARD_LIST.none}>
      {DUE.noneLine}
    </EmptyState>
  );
}
