import type { VersionState } from '../../../src/wire/literals.ts';
import type { BlueprintContentReply } from '../../../src/wire/replies/exam.ts';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { questionPath } from '../../platform/admin-addresses.ts';
import { BANK } from '../../text/copy/admin-bank.ts';
import { QUESTIONS } from '../../text/copy/admin-questions.ts';
import { EXAM } from '../../text/copy/exam.ts';
import { dayOf } from '../../text/dates.ts';
import { Tag, type TagTone } from '../../ui/tag.tsx';
import type { VignetteListing } from './questions-api.ts';
import styles from './questions-page.module.css';

interface VignetteTableProps {
  rows: readonly VignetteListing[];
  /** Names of clusters and subjects; their ids stand in until it is loaded. */
  content: BlueprintContentReply | undefined;
}

/** Vignettes of the bank, each a link to its editor. */
export const VignetteTable = ({ rows, content }: VignetteTableProps) => (
  <ListTable label={QUESTIONS.table} rows={rows} columns={columnsWith(content)} linkOf={({ id }) => questionPath(id)} />
);

const columnsWith = (content: BlueprintContentReply | undefined): Columns<VignetteListing, never> => [
  {
    key: 'vignette',
    head: QUESTIONS.columns.vignette,
    width: 30,
    cell: ({ number, title, isDemo }) => (
      <>
        <span className={styles.number}>{BANK.number(number)}</span> {title}
        {isDemo && <span className={styles.note}>{EXAM.demo}</span>}
      </>
    ),
  },
  { key: 'state', head: QUESTIONS.columns.state, width: 12, cell: (row) => <State {...row} /> },
  {
    key: 'pool',
    head: QUESTIONS.columns.pool,
    width: 12,
    cell: ({ pool, questions }) => (
      <>
        {BANK.pools[pool]}
        <span className={styles.beside}>{BANK.questions(questions)}</span>
      </>
    ),
  },
  { key: 'topics', head: QUESTIONS.columns.topics, cell: (row) => <Topics row={row} content={content} /> },
  {
    key: 'changed',
    head: QUESTIONS.columns.changed,
    look: 'date',
    cell: ({ updatedAt, author }) => (
      <>
        <time dateTime={updatedAt}>{dayOf(updatedAt)}</time>
        <span className={styles.author}>{author || BANK.noAuthor}</span>
      </>
    ),
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

function Topics({ row, content }: { row: VignetteListing; content: BlueprintContentReply | undefined }) {
  const clusters = clusterNames(row, content);
  const subjects = row.subjects
    .filter(Boolean)
    .map((id) => content?.subjects.find((one) => one.id === id)?.title ?? id);
  if (clusters.length + subjects.length === 0) return <span className={styles.muted}>{QUESTIONS.noTopics}</span>;
  return (
    <>
      {clusters.join(' · ')}
      <span className={styles.note}>{subjects.join(' · ')}</span>
    </>
  );
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
