import type { VersionState } from '../../../src/wire/literals.ts';
import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { questionPath } from '../../platform/admin-addresses.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { QUESTIONS } from '../../text/copy/admin-questions.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { dayOf } from '../../text/dates.ts';
import { Note } from '../../ui/layout/layout.tsx';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import type { VignetteListing } from './questions-api.ts';
import styles from './questions-page.module.css';

interface VignetteTableProps {
  rows: readonly VignetteListing[];
  /** Names of clusters and subjects; their ids are shown until it is loaded. */
  content: BlueprintContentReply | undefined;
}

/** Vignettes of the bank, each a link to its editor. Demo ones among others have a tag. */
export function VignetteTable({ rows, content }: VignetteTableProps) {
  const [hasDemo, isMixed] = [rows.some(({ isDemo }) => isDemo), rows.some(({ isDemo }) => !isDemo)];
  return (
    <>
      {hasDemo && <Note>{EXAM.schoolDemo}</Note>}
      <ListTable
        label={QUESTIONS.table}
        rows={rows}
        columns={columnsWith(content, isMixed)}
        linkOf={({ id }) => questionPath(id)}
      />
    </>
  );
}

const columnsWith = (
  content: BlueprintContentReply | undefined,
  marksDemo: boolean,
): Columns<VignetteListing, never> => [
  {
    key: 'vignette',
    head: QUESTIONS.columns.vignette,
    width: 29,
    cell: ({ number, title, isDemo }) => (
      <>
        <span className={styles.number}>{BANK.number(number)}</span> {title}
        {isDemo && marksDemo && (
          <>
            {' '}
            <Tag>{QUESTIONS.demo}</Tag>
          </>
        )}
      </>
    ),
  },
  { key: 'state', head: QUESTIONS.columns.state, width: 11, cell: (row) => <State {...row} /> },
  {
    key: 'pool',
    head: QUESTIONS.columns.pool,
    width: 20,
    className: styles.fact,
    cell: ({ pool, questions }) => `${BANK.pools[pool]} · ${BANK.questions(questions)}`,
  },
  {
    key: 'topics',
    head: QUESTIONS.columns.topics,
    className: styles.fact,
    title: (row) => [...clusterNames(row, content), ...subjectNames(row, content)].join(' · '),
    cell: (row) => <Topics row={row} content={content} />,
  },
  {
    key: 'changed',
    head: QUESTIONS.columns.changed,
    width: 13,
    look: 'date',
    className: styles.fact,
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{dayOf(updatedAt)}</time>,
  },
  {
    key: 'author',
    head: QUESTIONS.columns.author,
    width: 9,
    look: 'muted',
    className: styles.fact,
    cell: ({ author }) => author || BANK.noAuthor,
  },
];

const TONES: Record<VersionState, TagTone> = {
  draft: 'neutral',
  'in-review': 'gold',
  approved: 'success',
  superseded: 'neutral',
};

const State = ({ state, isApproved, retiredAt }: VignetteListing) => (
  <>
    {retiredAt === null ? <Tag tone={TONES[state]}>{BANK.states[state]}</Tag> : <Tag>{BANK.retired}</Tag>}
    {isApproved && state !== 'approved' && <span className={styles.note}>{QUESTIONS.approvedBefore}</span>}
  </>
);

const subjectNames = ({ subjects }: VignetteListing, content: BlueprintContentReply | undefined): string[] =>
  subjects.filter(Boolean).map((id) => content?.subjects.find((one) => one.id === id)?.title ?? id);

/** Names the clusters and the first subject, and counts the other subjects, so that rows are low. */
function Topics({ row, content }: { row: VignetteListing; content: BlueprintContentReply | undefined }) {
  const clusters = clusterNames(row, content);
  const [subject, ...others] = subjectNames(row, content);
  if (subject === undefined && clusters.length === 0) return <span className={styles.muted}>{QUESTIONS.noTopics}</span>;
  // Most cases ask about all clusters.
  const named = clusters[0] === QUESTIONS.allClusters && subject !== undefined ? [] : clusters;
  const subjects =
    subject === undefined ? [] : [others.length > 0 ? QUESTIONS.others(subject, others.length) : subject];
  return [...named, ...subjects].join(' · ');
}

/** Short names of a vignette's clusters, in the blueprint's order; most cases ask about all of them. */
export function clusterNames(
  { clusters }: Pick<VignetteListing, 'clusters'>,
  content: BlueprintContentReply | undefined,
): string[] {
  const known = content?.clusters ?? [];
  const named = known.filter(({ id }) => clusters.includes(id)).map(({ short }) => short);
  const others = clusters.filter((id) => id !== '' && !known.some((one) => one.id === id));
  return [...(named.length > 1 && named.length === known.length ? [QUESTIONS.allClusters] : named), ...others];
}
