import type { BlueprintReply } from '../../../src/wire/replies/exam.ts';
import type { TalliesReply } from '../../../src/wire/replies/questions.ts';
import { useMay } from '../../admin/use-may.ts';
import { questionsInExam } from '../../exam/shape-words.ts';
import { UnconfirmedNote } from '../../exam/unconfirmed-note.tsx';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { blueprintPath } from '../../platform/admin-addresses.ts';
import { TALLIES } from '../../text/copy/admin-questions.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/class-names.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SuccessIcon, WarningIcon } from '../../ui/icons.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTallies } from './questions-api.ts';
import { clusterRows, countedTallies, missingIn, subjectRows, type TallyRow } from './tallies.ts';
import styles from './questions-page.module.css';

/** Questions of the bank against those of one mock exam: one line, and the tables behind it. */
export function TallySection() {
  const isTeacher = useMay()(['teacher']);
  const [tallies, blueprint] = [useTallies(), useBlueprint()];
  const both = {
    data: tallies.data && blueprint.data && { tallies: tallies.data, blueprint: blueprint.data },
    error: tallies.error ?? blueprint.error,
    isFetching: tallies.isFetching || blueprint.isFetching,
    refetch: () => Promise.all([tallies, blueprint].map((query) => query.refetch())),
  };
  return (
    <>
      <UnconfirmedNote blueprint={blueprint.data} {...(!isTeacher && { action: null })} />
      <section aria-label={TALLIES.title}>
        <Loadable
          query={both}
          loading={TALLIES.loading}
          failed={TALLIES.failed}
          isQuiet
          skeleton={<Skeleton height="50px" radius="var(--radius-card)" />}
        >
          {(loaded) => <Comparison {...loaded} toBlueprint={isTeacher && loaded.blueprint.confirmed !== null} />}
        </Loadable>
      </section>
    </>
  );
}

interface ComparisonProps {
  tallies: TalliesReply;
  blueprint: BlueprintReply;
  /** Has a link to the blueprint. */
  toBlueprint: boolean;
}

function Comparison({ tallies: { rows }, blueprint: { content }, toBlueprint }: ComparisonProps) {
  const { rows: counted, isDemo, hasDemo } = countedTallies(rows);
  const asked = (row: TallyRow) => (isDemo ? { ...row, need: null } : row);
  const clusters = clusterRows(content, counted);
  const needed = questionsInExam(content);
  const missing = isDemo ? needed : clusters.reduce((sum, row) => sum + missingIn(row), 0);
  return (
    <Card padding="none" className={styles.tallies}>
      <Disclosure
        label={
          <Row as="span" gap={2} wraps={false} align="start">
            <Enough isEnough={missing === 0} />
            <span>
              {TALLIES.approved(Math.max(0, needed - missing), needed)} · {TALLIES.details}
            </span>
          </Row>
        }
      >
        <p className={styles.summary}>{isDemo ? TALLIES.demoSummary(needed) : TALLIES.summary(needed, missing)}</p>
        {hasDemo && <p className={styles.muted}>{isDemo ? TALLIES.demoOnly : TALLIES.demoLeftOut}</p>}
        <TallyTable label={TALLIES.clusters} head={TALLIES.columns.cluster} rows={clusters.map(asked)} />
        <Disclosure label={TALLIES.subjects}>
          <TallyTable
            label={TALLIES.subjects}
            head={TALLIES.columns.subject}
            rows={subjectRows(content, counted).map(asked)}
          />
        </Disclosure>
        {toBlueprint && (
          <ButtonLink to={blueprintPath} variant="outline" size="small">
            {TALLIES.toBlueprint}
          </ButtonLink>
        )}
      </Disclosure>
    </Card>
  );
}

const Enough = ({ isEnough }: { isEnough: boolean }) => (
  <span className={classes(isEnough ? styles.enough : styles.missing, styles.state)}>
    {isEnough ? <SuccessIcon size={18} /> : <WarningIcon size={18} />}
  </span>
);

const { columns } = TALLIES;

const TallyTable = ({ label, head, rows }: { label: string; head: string; rows: readonly TallyRow[] }) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        <th scope="col">{head}</th>
        <th scope="col">{columns.mock}</th>
        <th scope="col">{columns.practice}</th>
        <th scope="col">{columns.unfinished}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.title || TALLIES.other}</th>
          <td>
            <span className={styles.term}>{columns.mock}</span>
            <Need {...row} />
          </td>
          <td>
            <span className={styles.term}>{columns.practice}</span>
            {TALLIES.count(row.practice)}
          </td>
          <td>
            <span className={styles.term}>{columns.unfinished}</span>
            {TALLIES.count(row.unfinished)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Need({ mock, need }: Pick<TallyRow, 'mock' | 'need'>) {
  if (need === null) return TALLIES.count(mock);
  const missing = missingIn({ mock, need });
  return (
    <span className={styles.need}>
      {TALLIES.of(mock, need)}
      <span className={missing > 0 ? styles.missing : styles.enough}>
        {missing > 0 ? <WarningIcon size={16} /> : <SuccessIcon size={16} />}
        {missing > 0 ? TALLIES.missing(missing) : TALLIES.enough}
      </span>
    </span>
  );
}
