import type { ReactNode } from 'react';
import type { ResultReply } from '../../../src/wire/replies/results.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { momentOf } from '../../text/dates.ts';
import { Card } from '../../ui/card.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ClusterBars } from './cluster-bars.tsx';
import { percentOf } from './percent-of.ts';
import { QuestionStrip } from './question-strip.tsx';
import { SectionPace } from './section-pace.tsx';
import { SubjectTables } from './subject-tables.tsx';
import styles from './result.module.css';

interface ResultViewProps {
  result: ResultReply;
  /** Address of its answers. */
  answers: string;
  /** Buttons below the verdict. */
  steps: ReactNode;
  /** Tests before this one. */
  before?: ReactNode;
}

/** Points by cluster, and what led to them: the same for its candidate and for a teacher. */
export function ResultView({ result, answers, steps, before }: ResultViewProps) {
  const { clusters, grid, sections, withdrawn, secondsAllowed } = result;
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <Verdict result={result} />
        {steps}
      </Stack>
      {result.hasAnswers && <QuestionStrip result={result} answers={answers} />}
      {before}
      {clusters.length > 0 && <ClusterBars result={result} />}
      {grid.length > 0 && <SubjectTables clusters={clusters} grid={grid} />}
      <SectionPace sections={sections} allowed={secondsAllowed} />
      {withdrawn.length > 0 && (
        <Stack as="section" gap={4}>
          <h2 className={styles.heading}>{RESULT.withdrawn}</h2>
          <p>{RESULT.withdrawnLine}</p>
          <ul className={styles.withdrawn}>
            {withdrawn.map(({ question, section, position, reason }) => (
              <li key={question}>
                <b>{RESULT.withdrawnQuestion(section, position)}</b>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}

function Verdict({ result }: { result: ResultReply }) {
  const { endedAt, isShort, isPreview, isDemo, isComplete, isPassed, conditions } = result;
  const { extraTimePercent, unscored } = result;
  return (
    <Card gap={4} className={styles.verdict} data-passed={isPassed ?? undefined}>
      <p className={styles.verdictWords}>{verdictOf(result)}</p>
      <ul className={styles.notes}>
        {!isComplete && <li>{RESULT.incomplete}</li>}
        {conditions && <li>{RESULT.byConditions[conditions]}</li>}
        {extraTimePercent > 0 && <li>{RESULT.extraTime(extraTimePercent)}</li>}
        {unscored > 0 && <li>{RESULT.unscored(unscored)}</li>}
      </ul>
      <Row gap={3} lineGap={2} align="center">
        <Note as="span">{RESULT.ended(momentOf(endedAt))}</Note>
        {isShort && <Tag>{RESULT.short}</Tag>}
        {isDemo && <Tag>{RESULT.demo}</Tag>}
        {isPreview && <Tag tone="gold">{RESULT.preview}</Tag>}
      </Row>
    </Card>
  );
}

function verdictOf({ kind, clusters, isPassed }: ResultReply): string {
  const [correct, of] = [sumOf(clusters, 'correct'), sumOf(clusters, 'of')];
  if (of === 0) return RESULT.nothing;
  if (kind !== 'mock') return RESULT.practice(correct, of, percentOf(correct, of));
  if (isPassed) return RESULT.passed;
  const below = clusters.filter((cluster) => cluster.isPassed === false).length;
  return below > 0 ? RESULT.failed(below, clusters.length) : RESULT.unknown;
}

const sumOf = (clusters: ResultReply['clusters'], field: 'correct' | 'of'): number =>
  clusters.reduce((sum, cluster) => sum + cluster[field], 0);
