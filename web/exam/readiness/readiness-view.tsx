import type { ReactNode } from 'react';
import type { ExamReadinessReply } from '../../../src/wire/replies/readiness.ts';
import { READINESS } from '../../text/copy/readiness.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { SubjectTables } from '../result/subject-tables.tsx';
import { SchoolNote } from '../school-note.tsx';
import { ChanceState, ClusterCards } from './cluster-cards.tsx';
import type { ReadyCluster } from './interval-bar.tsx';
import styles from './readiness.module.css';

const DAY_MS = 86_400_000;

const daysSince = (time: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(time)) / DAY_MS));

interface ReadinessViewProps {
  readiness: ExamReadinessReply;
  actionOf?: ((cluster: ReadyCluster) => ReactNode) | undefined;
  /** Button that brings answers, while the whole is not known. */
  action?: ReactNode;
  /** Sections for its candidate alone, above the method. */
  children?: ReactNode;
}

/** How an exam would go, with what each number rests on. */
export function ReadinessView({ readiness, actionOf, action, children }: ReadinessViewProps) {
  const { clusters, grid, evidence, isConfirmed } = readiness;
  const counted = clusters.map(({ id, title, answers }) => ({ id, title, of: answers }));
  return (
    <Stack gap={6}>
      <Whole readiness={readiness} action={action} />
      <ClusterCards clusters={clusters} actionOf={actionOf} />
      <Failing readiness={readiness} />
      {evidence.answers > 0 && <SubjectTables clusters={counted} grid={grid} />}
      <Pace pace={readiness.pace} />
      {children}
      <Disclosure label={READINESS.method}>
        <div className={styles.method}>
          {READINESS.methodLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </Disclosure>
      <SchoolNote isConfirmed={isConfirmed} isDemo={false} />
    </Stack>
  );
}

function Whole({ readiness: { all, evidence }, action }: Pick<ReadinessViewProps, 'readiness' | 'action'>) {
  const { chance, more } = all;
  return (
    <Card as="section" aria-label={READINESS.all} gap={3}>
      <Row gap={4} lineGap={1} align="baseline" justify="between">
        <h2 className={styles.heading}>{READINESS.all}</h2>
        {chance && <ChanceState chance={chance} />}
      </Row>
      {chance ? (
        <Stack gap={1}>
          <p className={styles.verdict}>{READINESS.chance(chance)}</p>
          <p>{READINESS.range(chance)}</p>
        </Stack>
      ) : (
        <Stack gap={1}>
          <p className={styles.verdict}>{READINESS.tooLittle}</p>
          <p>{evidence.answers === 0 ? READINESS.none : READINESS.allUnknown(more)}</p>
          {action && <div className={styles.action}>{action}</div>}
        </Stack>
      )}
      <Evidence evidence={evidence} />
    </Card>
  );
}

/** Basis of the numbers, shown with them always. */
export function Evidence({ evidence }: Pick<ExamReadinessReply, 'evidence'>) {
  const { answers, newestAt, reviewers, isDemo, leftOut } = evidence;
  const newestDays = newestAt === null ? 0 : daysSince(newestAt);
  const notCounted = (Object.keys(READINESS.leftOut) as (keyof typeof leftOut)[])
    .filter((reason) => leftOut[reason] > 0)
    .map((reason) => READINESS.leftOut[reason](leftOut[reason]));
  return (
    <Stack gap={1}>
      <Note isWide>
        {answers > 0 && `${READINESS.rests({ answers, newestDays, reviewers })} `}
        {READINESS.notTheAdc}
      </Note>
      {isDemo && <Note>{READINESS.demo}</Note>}
      {notCounted.length > 0 && <Note isWide>{READINESS.notCounted(notCounted)}</Note>}
    </Stack>
  );
}

function Failing({ readiness: { failsBy, clusters } }: { readiness: ExamReadinessReply }) {
  const isKnown = clusters.some(({ chance }) => chance !== null);
  return (
    <Stack as="section" gap={2}>
      <h2 className={styles.heading}>{READINESS.fails}</h2>
      {failsBy ? (
        <p>
          {READINESS.failsBy(failsBy.title)} {READINESS.chance(failsBy.chance)}.
        </p>
      ) : (
        <p>{isKnown ? READINESS.failsNothing : READINESS.failsUnknown}</p>
      )}
    </Stack>
  );
}

function Pace({ pace }: Pick<ExamReadinessReply, 'pace'>) {
  if (!pace) return null;
  const { medianSeconds, of, secondsAllowed } = pace;
  return (
    <Stack as="section" gap={2}>
      <h2 className={styles.heading}>{READINESS.pace}</h2>
      <p>
        {READINESS.paceLine(medianSeconds, of)} {secondsAllowed !== null && READINESS.allowed(secondsAllowed)}
      </p>
    </Stack>
  );
}
