import { useParams } from 'react-router';
import type { ResultReply } from '../../../src/wire/replies/results.ts';
import { videoPath } from '../../platform/course-addresses.ts';
import { answersPath } from '../../platform/exam-addresses.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { RESULT } from '../../text/copy/exam-result.ts';
import { momentOf } from '../../text/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PrintButton } from '../../ui/print-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ClusterBars } from './cluster-bars.tsx';
import { useResult } from './result-api.ts';
import { SectionPace } from './section-pace.tsx';
import { SittingFrame } from './sitting-frame.tsx';
import { SubjectTables } from './subject-tables.tsx';
import styles from './result.module.css';

/** /exam/sitting/:sittingId/result: points by cluster, and what led to them. */
export function ResultPage() {
  const { sittingId = '' } = useParams();
  const result = useResult(sittingId);
  const dayTest = result.data?.dayTest;
  return (
    <SittingFrame
      title={result.data ? RESULT.titleOf(result.data.title) : RESULT.title}
      actions={
        <>
          {dayTest && (
            <ButtonLink to={videoPath(dayTest.courseId, dayTest.contentId)} variant="outline">
              {RESULT.toCourse}
            </ButtonLink>
          )}
          <PrintButton>{RESULT.print}</PrintButton>
          <ButtonLink to={answersPath(sittingId)}>{RESULT.toAnswers}</ButtonLink>
        </>
      }
      query={result}
      loading={RESULT.loading}
    >
      {(loaded) => <Result result={loaded} />}
    </SittingFrame>
  );
}

function Result({ result }: { result: ResultReply }) {
  const { clusters, grid, sections, withdrawn } = result;
  return (
    <div className={styles.rows}>
      <Verdict result={result} />
      {clusters.length > 0 && <ClusterBars result={result} />}
      {grid.length > 0 && <SubjectTables clusters={clusters} grid={grid} />}
      <SectionPace sections={sections} />
      {withdrawn.length > 0 && (
        <section className={styles.block}>
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
        </section>
      )}
    </div>
  );
}

function Verdict({ result }: { result: ResultReply }) {
  const { endedAt, isShort, isPreview, isDemo, isConfirmed, isComplete, isPassed, conditions } = result;
  const { extraTimePercent, unscored } = result;
  return (
    <Card className={styles.verdict} data-passed={isPassed ?? undefined}>
      <p className={styles.verdictWords}>{verdictOf(result)}</p>
      <ul className={styles.notes}>
        {!isComplete && <li>{RESULT.incomplete}</li>}
        {conditions && <li>{RESULT.byConditions[conditions]}</li>}
        {extraTimePercent > 0 && <li>{RESULT.extraTime(extraTimePercent)}</li>}
        {unscored > 0 && <li>{RESULT.unscored(unscored)}</li>}
        {isDemo && <li>{EXAM.demo}</li>}
        {!isConfirmed && <li>{EXAM.unconfirmed}</li>}
      </ul>
      <div className={styles.tags}>
        <span className={styles.ended}>{RESULT.ended(momentOf(endedAt))}</span>
        {isShort && <Tag>{RESULT.short}</Tag>}
        {isPreview && <Tag tone="gold">{RESULT.preview}</Tag>}
      </div>
    </Card>
  );
}

function verdictOf({ kind, clusters, isPassed }: ResultReply): string {
  const [correct, of] = [sumOf(clusters, 'correct'), sumOf(clusters, 'of')];
  if (of === 0) return RESULT.nothing;
  if (kind !== 'mock') return RESULT.practice(correct, of);
  if (isPassed) return RESULT.passed;
  const below = clusters.filter((cluster) => cluster.isPassed === false).length;
  return below > 0 ? RESULT.failed(below, clusters.length) : RESULT.unknown;
}

const sumOf = (clusters: ResultReply['clusters'], field: 'correct' | 'of'): number =>
  clusters.reduce((sum, cluster) => sum + cluster[field], 0);
