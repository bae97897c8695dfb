import { useState } from 'react';
import { POOLS, VIGNETTE_FILTERS } from '../../../src/wire/literals.ts';
import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import { SelectFilter } from '../../admin/list-filters.tsx';
import { ListPage } from '../../admin/list-page.tsx';
import { type ListState, useListQuery } from '../../admin/list-query.ts';
import { useNewHash } from '../../admin/use-new-hash.ts';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { QUESTIONS } from '../../text/copy/admin-questions.ts';
import { NewVignetteDialog } from './new-vignette-dialog.tsx';
import { QuestionActions } from './question-actions.tsx';
import { saveQuestions, useVignettes, VIGNETTES_QUERY, type VignettesQuery } from './questions-api.ts';
import { TallySection } from './tally-section.tsx';
import { VignetteTable } from './vignette-table.tsx';
import styles from './questions-page.module.css';

/** /admin/questions: what there is against the blueprint, and every vignette. */
export function QuestionsPage() {
  const list = useListQuery(VIGNETTES_QUERY);
  const vignettes = useVignettes(list.query);
  const blueprint = useBlueprint();
  const [isCreating, setCreating] = useState(false);
  useNewHash(() => setCreating(true));
  const content = blueprint.data?.content;
  return (
    <>
      <ListPage
        words={QUESTIONS}
        log={vignettes}
        list={list}
        rowsOf={(page) => page.vignettes}
        actions={
          <QuestionActions
            save={() => saveQuestions(list.query)}
            isFiltered={list.isFiltered}
            isEmpty={!vignettes.data?.pages[0]?.vignettes.length}
            onCreate={() => setCreating(true)}
          />
        }
        notice={<TallySection />}
        search={{ label: QUESTIONS.search, search: list.query.search, onSearch: (search) => list.change({ search }) }}
        filters={<Filters list={list} content={content} />}
      >
        {(rows) => <VignetteTable rows={rows} content={content} />}
      </ListPage>
      {isCreating && <NewVignetteDialog onClose={() => setCreating(false)} />}
    </>
  );
}

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
    <>
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
    </>
  );
}
