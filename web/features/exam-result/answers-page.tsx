import { useParams, useSearchParams } from 'react-router';
import { ANSWER_FILTERS } from '../../../src/wire/literals.ts';
import type { AnswersReply } from '../../../src/wire/replies/results.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { CaseView } from '../../exam/case-view.tsx';
import { resultPath } from '../../platform/exam-addresses.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { ANSWERS } from '../../text/copy/exam-result.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Select } from '../../ui/select.tsx';
import { AnswerView } from './answer-view.tsx';
import { useAnswers } from './result-api.ts';
import { SittingFrame } from './sitting-frame.tsx';
import styles from './answers.module.css';

/** Parameters of the address that the server reads; `case` is the page's own. */
const ASKED = ['only', 'cluster', 'section'] as const;

/** /exam/sitting/:sittingId/answers: a case at a time, each question with own answer, right one and reasons. */
export function AnswersPage() {
  const { sittingId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const asked = new URLSearchParams(
    ASKED.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value] as [string, string]] : [];
    }),
  );
  const answers = useAnswers(sittingId, asked);
  /** Another choice begins with its first section, another section with its first case. */
  const change = (name: (typeof ASKED)[number] | 'case', value: string) => {
    const next = new URLSearchParams(name === 'case' ? params : asked);
    if (name === 'only' || name === 'cluster') next.delete('section');
    next.set(name, value);
    if (value === '') next.delete(name);
    setParams(next, { replace: true });
  };
  return (
    <SittingFrame
      title={answers.data ? ANSWERS.titleOf(answers.data.title) : ANSWERS.title}
      actions={
        <ButtonLink to={resultPath(sittingId)} variant="outline">
          {ANSWERS.toResult}
        </ButtonLink>
      }
      query={answers}
      loading={ANSWERS.loading}
    >
      {(loaded) => (
        <Answers
          answers={loaded}
          cluster={params.get('cluster') ?? ''}
          page={Number(params.get('case')) || 1}
          onChange={change}
          onShowAll={() => setParams({}, { replace: true })}
        />
      )}
    </SittingFrame>
  );
}

interface AnswersProps {
  answers: AnswersReply;
  cluster: string;
  /** Number of the case among those that fit, from 1. */
  page: number;
  onChange: (name: 'only' | 'cluster' | 'section' | 'case', value: string) => void;
  onShowAll: () => void;
}

function Answers({ answers, cluster, page, onChange, onShowAll }: AnswersProps) {
  const { id, only, clusters, sections, section, vignettes, isDemo } = answers;
  const at = Math.min(Math.max(1, page), Math.max(1, vignettes.length));
  const vignette = vignettes[at - 1];
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
    <div className={styles.rows}>
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
      {isDemo && <p className={styles.demo}>{EXAM.demo}</p>}
      {vignette ? (
        <>
          {pager}
          <CaseView key={vignette.id} vignette={vignette}>
            <div className={styles.questions}>
              {vignette.questions.map((question) => (
                <AnswerView key={question.id} sittingId={id} question={question} figures={vignette.figures} />
              ))}
            </div>
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
    </div>
  );
}
