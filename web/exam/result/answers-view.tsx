import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { ANSWER_FILTERS } from '../../../src/wire/literals.ts';
import type { AnswersReply } from '../../../src/wire/replies/results.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { answerId } from '../../platform/exam-addresses.ts';
import { ANSWERS } from '../../text/copy/exam-result.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Select } from '../../ui/select.tsx';
import { CaseView } from '../case-view.tsx';
import { AnswerView } from './answer-view.tsx';
import { useAnswers } from './result-api.ts';
import styles from './answers.module.css';

/** Parameters of the address that the server reads; `case` is the page's own. */
const ASKED = ['only', 'cluster', 'section'] as const;

/** Answers that the address of the page asks for, and what changes that. */
export function useChosenAnswers(path: Parameters<typeof useAnswers>[0]) {
  const [params, setParams] = useSearchParams();
  const asked = new URLSearchParams(
    ASKED.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value] as [string, string]] : [];
    }),
  );
  /** Another choice begins with its first section, another section with its first case. */
  const change = (name: (typeof ASKED)[number] | 'case', value: string) => {
    const next = new URLSearchParams(name === 'case' ? params : asked);
    if (name === 'only' || name === 'cluster') next.delete('section');
    next.set(name, value);
    if (value === '') next.delete(name);
    setParams(next, { replace: true });
  };
  const choice = {
    cluster: params.get('cluster') ?? '',
    page: Number(params.get('case')) || 1,
    onChange: change,
    onShowAll: () => setParams({}, { replace: true }),
  };
  return { answers: useAnswers(path, asked), choice };
}

interface AnswersViewProps {
  answers: AnswersReply;
  /** No answer can be reported. */
  isReadOnly?: boolean;
  /** Shown below the answer of a question. */
  renderBelow?: (question: AnswersReply['vignettes'][number]['questions'][number]) => ReactNode;
  cluster: string;
  /** Number of the case among those that fit, from 1. */
  page: number;
  onChange: (name: 'only' | 'cluster' | 'section' | 'case', value: string) => void;
  onShowAll: () => void;
}

/** A case at a time, each question with the answer given, the right one and the reasons. */
export function AnswersView({
  answers,
  isReadOnly,
  renderBelow,
  cluster,
  page,
  onChange,
  onShowAll,
}: AnswersViewProps) {
  const { id, only, clusters, sections, section, vignettes } = answers;
  const at = Math.min(Math.max(1, page), Math.max(1, vignettes.length));
  const vignette = vignettes[at - 1];
  const { search } = useLocation();
  const pager = vignettes.length > 1 && (
    <Pager
      label={ANSWERS.cases}
      page={at}
      pageCount={vignettes.length}
      onPage={(to) => onChange('case', String(to))}
      words={ANSWERS.pager}
    />
  );
  return (
    <Stack gap={5}>
      <div className={styles.filters} data-print="hide">
        <Select
          label={ANSWERS.show}
          options={ANSWER_FILTERS.map((value) => ({ value, label: ANSWERS.filters[value] }))}
          value={only}
          onChange={(value) => onChange('only', value === 'all' ? '' : value)}
        />
        <Select
          label={ANSWERS.cluster}
          options={[
            { value: '', label: ANSWERS.allClusters },
            ...clusters.map((one) => ({ value: one.id, label: one.title })),
          ]}
          value={cluster}
          onChange={(value) => onChange('cluster', value)}
        />
        {sections.length > 1 && (
          <Select
            label={ANSWERS.section}
            options={sections.map(({ number, questions }) => ({
              value: String(number),
              label: ANSWERS.sectionOf(number, questions),
            }))}
            value={String(section)}
            onChange={(value) => onChange('section', value)}
          />
        )}
      </div>
      {vignette ? (
        <>
          {pager}
          <Row as="nav" aria-label={ANSWERS.questions} gap={2} data-print="hide">
            {vignette.questions.map(({ id: questionId, position }) => (
              <Link
                key={questionId}
                to={{ search, hash: answerId(position) }}
                replace
                className={styles.jump}
                aria-label={ANSWERS.question(position)}
              >
                {position}
              </Link>
            ))}
          </Row>
          <CaseView key={vignette.id} vignette={vignette}>
            <Stack gap={5}>
              {vignette.questions.map((question) => (
                <Stack key={question.id} gap={3}>
                  <AnswerView sittingId={isReadOnly ? undefined : id} question={question} figures={vignette.figures} />
                  {renderBelow?.(question)}
                </Stack>
              ))}
            </Stack>
          </CaseView>
          {pager}
        </>
      ) : (
        <EmptyState
          drawing={<TrayDrawing />}
          message={ANSWERS.none[only]}
          action={
            (only !== 'all' || cluster !== '') && (
              <Button variant="outline" onClick={onShowAll}>
                {ANSWERS.showAll}
              </Button>
            )
          }
        />
      )}
    </Stack>
  );
}
