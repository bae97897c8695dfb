import { useState } from 'react';
import { POOLS, VIGNETTE_FILTERS } from '../../../src/wire/literals.ts';
import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { ExportButton } from '../../admin/export-button.tsx';
import { FoldedFilters, ListFilters, SelectFilter } from '../../admin/list-filters.tsx';
import { Nothing } from '../../admin/list-page.tsx';
import { type ListState, useListQuery } from '../../admin/list-query.ts';
import { LogList } from '../../admin/log-list.tsx';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { questionImportPath, reportsPath, reviewsPath } from '../../platform/admin-addresses.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { QUESTIONS } from '../../text/copy/admin-questions.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Badge } from '../../ui/tag.tsx';
import { NewVignetteDialog } from './new-vignette-dialog.tsx';
import { saveQuestions, useVignettes, useWaiting, VIGNETTES_QUERY, type VignettesQuery } from './questions-api.ts';
import { TallySection } from './tally-section.tsx';
import { VignetteTable } from './vignette-table.tsx';
import styles from './questions-page.module.css';

/** /admin/questions: what there is against the blueprint, and every vignette. */
export function QuestionsPage() {
  const list = useListQuery(VIGNETTES_QUERY);
  const vignettes = useVignettes(list.query);
  const blueprint = useBlueprint();
  const [isCreating, setCreating] = useState(false);
  const content = blueprint.data?.content;
  return (
    <AdminPage
      layout="list"
      title={QUESTIONS.title}
      lead={QUESTIONS.lead}
      actions={
        <>
          <Reviews />
          <ButtonLink to={reportsPath} variant="outline">
            {QUESTIONS.reports}
          </ButtonLink>
          <ButtonLink to={questionImportPath} variant="outline">
            {QUESTIONS.import}
          </ButtonLink>
          <ExportButton
            label={list.isFiltered ? QUESTIONS.exportFound : QUESTIONS.export}
            save={() => saveQuestions(list.query)}
            saved={QUESTIONS.exported}
            isDisabled={!vignettes.data?.pages[0]?.vignettes.length}
          />
          <Button onClick={() => setCreating(true)}>{QUESTIONS.create}</Button>
        </>
      }
    >
      <TallySection />
      <Filters list={list} content={content} />
      <LogList
        log={vignettes}
        rowsOf={(page) => page.vignettes}
        words={QUESTIONS}
        skeleton={<Skeleton height="448px" radius="var(--radius-card)" />}
        empty={
          <Nothing
            words={QUESTIONS}
            notFound={QUESTIONS.notFound}
            isFiltered={list.isFiltered}
            onShowAll={list.showAll}
          />
        }
      >
        {(rows) => <VignetteTable rows={rows} content={content} />}
      </LogList>
      {isCreating && <NewVignetteDialog onClose={() => setCreating(false)} />}
    </AdminPage>
  );
}

function Reviews() {
  const { data: waiting } = useWaiting();
  return (
    <ButtonLink to={reviewsPath} variant="outline" className={styles.reviews}>
      {QUESTIONS.reviews}
      {waiting !== undefined && waiting.count > 0 && (
        <>
          {' '}
          <Badge count={waiting.count} label={QUESTIONS.waiting(waiting.count, waiting.hasMore)} />
        </>
      )}
    </ButtonLink>
  );
}

/** As the server searches: a title's words, or a number. */
const MAX_WORDS = 100;
const STATES = [
  { value: '', label: QUESTIONS.anyState },
  ...VIGNETTE_FILTERS.map((value) => ({ value, label: value === 'retired' ? BANK.retired : BANK.states[value] })),
] as const;
const POOL_OPTIONS = [
  { value: '', label: QUESTIONS.anyPool },
  ...POOLS.map((value) => ({ value, label: BANK.pools[value] })),
] as const;

/** Choices of the blueprint; one of a link that the blueprint does not have keeps its id. */
const choices = (any: string, rows: readonly { id: string; title: string }[], chosen: string) => [
  { value: '', label: any },
  ...rows.map(({ id, title }) => ({ value: id, label: title })),
  ...(chosen === '' || rows.some(({ id }) => id === chosen) ? [] : [{ value: chosen, label: chosen }]),
];

interface FiltersProps {
  list: ListState<VignettesQuery>;
  content: BlueprintContentReply | undefined;
}

function Filters({ list: { query, change }, content }: FiltersProps) {
  return (
    <ListFilters>
      <SearchBox
        label={QUESTIONS.search}
        clear={QUESTIONS.clearSearch}
        maxLength={MAX_WORDS}
        search={query.search}
        onSearch={(search) => change({ search })}
      />
      <FoldedFilters>
        <SelectFilter
          className={styles.choice}
          label={QUESTIONS.state}
          options={STATES}
          value={query.state}
          onChange={(state) => change({ state })}
        />
        <SelectFilter
          className={styles.choice}
          label={QUESTIONS.pool}
          options={POOL_OPTIONS}
          value={query.pool}
          onChange={(pool) => change({ pool })}
        />
        <SelectFilter
          className={styles.choice}
          label={QUESTIONS.cluster}
          options={choices(QUESTIONS.anyCluster, content?.clusters ?? [], query.cluster)}
          value={query.cluster}
          onChange={(cluster) => change({ cluster })}
        />
        <SelectFilter
          className={styles.choice}
          label={QUESTIONS.subject}
          options={choices(QUESTIONS.anySubject, content?.subjects ?? [], query.subject)}
          value={query.subject}
          onChange={(subject) => change({ subject })}
        />
      </FoldedFilters>
    </ListFilters>
  );
}
