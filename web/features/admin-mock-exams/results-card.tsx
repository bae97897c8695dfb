import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { href, paths } from '../../../src/wire/paths.ts';
import type { MockResultsReply } from '../../../src/wire/replies/mock-results.ts';
import { ExportButton } from '../../admin/export-button.tsx';
import { List } from '../../admin/list-page.tsx';
import { listQuery, type QueryOf, sortedPages, useListQuery } from '../../admin/list-query.ts';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { saveCsv } from '../../admin/save-csv.ts';
import { call } from '../../api/client.ts';
import { studentResultPath } from '../../platform/admin-addresses.ts';
import { MOCK_RESULTS } from '../../text/copy/admin-mock-exams.ts';
import { dayOf } from '../../text/dates.ts';
import { minuteWords } from '../../text/duration.ts';
import { Card } from '../../ui/card.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import styles from './mock-exams.module.css';

type Result = MockResultsReply['results'][number];

const SORTS = ['date', 'name', 'points', 'below'] as const;
type Sort = (typeof SORTS)[number];
const QUERY = listQuery(sortedPages(SORTS, 'date', 'desc'));

const pointsOf = ({ clusters }: Result): number => clusters.reduce((sum, { correct }) => sum + correct, 0);

const VALUES: Record<Sort, (result: Result) => number | string> = {
  date: ({ endedAt }) => endedAt,
  name: ({ name }) => name.toLocaleLowerCase('en-AU'),
  points: pointsOf,
  below: ({ below }) => below,
};

/** Rows in the order of the address; equal ones stay newest first. */
function sorted(results: readonly Result[], { sort, order }: QueryOf<typeof QUERY>): Result[] {
  const valueOf = VALUES[sort];
  const turn = order === 'asc' ? 1 : -1;
  return results.toSorted((one, other) => {
    const [value, than] = [valueOf(one), valueOf(other)];
    return value === than ? 0 : value < than ? -turn : turn;
  });
}

/** Results of the candidates of a mock exam, and their file. */
export function ResultsCard({ mockExamId }: { mockExamId: string }) {
  const heading = useId();
  const list = useListQuery(QUERY);
  const results = useQuery({
    queryKey: ['admin', 'mock-exams', 'results', mockExamId],
    queryFn: ({ signal }) => call(href(paths.mockResults, { mockExamId }), { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const save = () => saveCsv(href(paths.mockResultsExport, { mockExamId }), 'mock-exam-results');
  return (
    <Card as="section" aria-labelledby={heading} gap={4} className={styles.card}>
      <Row gap={4} lineGap={3} align="center" justify="between">
        <Stack gap={1}>
          <h2 id={heading}>{MOCK_RESULTS.heading}</h2>
          <Note>{MOCK_RESULTS.line}</Note>
        </Stack>
        <ExportButton
          label={MOCK_RESULTS.export}
          save={save}
          saved={MOCK_RESULTS.exported}
          isDisabled={!results.data?.results.length}
        />
      </Row>
      <List
        isSmall
        whole={results}
        words={MOCK_RESULTS}
        rowsOf={(reply) => reply.results}
        skeleton={<SkeletonText lines={4} />}
        empty={<Note>{MOCK_RESULTS.none}</Note>}
      >
        {(rows, { hasMore }) => (
          <Stack gap={3}>
            <ListTable
              label={MOCK_RESULTS.heading}
              rows={sorted(rows, list.query)}
              columns={columnsOf(rows)}
              linkOf={({ id, studentId }) => studentResultPath(studentId, id)}
              list={list}
            />
            {hasMore && <Note>{MOCK_RESULTS.newest(rows.length)}</Note>}
          </Stack>
        )}
      </List>
    </Card>
  );
}

/** The clusters are those of the exam as it was taken. */
const columnsOf = ([first]: readonly Result[]): Columns<Result, Sort> => [
  { key: 'name', head: MOCK_RESULTS.columns.name, sort: 'asc', width: 16, cell: ({ name }) => name },
  {
    key: 'date',
    head: MOCK_RESULTS.columns.date,
    sort: 'desc',
    look: 'date',
    cell: ({ endedAt, seconds }) => (
      <>
        <time dateTime={endedAt}>{dayOf(endedAt)}</time>
        <Note>{minuteWords(Math.round(seconds / 60))}</Note>
      </>
    ),
  },
  {
    key: 'points',
    head: MOCK_RESULTS.columns.points,
    sort: 'asc',
    width: 8,
    look: 'figure',
    cell: (result) =>
      MOCK_RESULTS.points(
        pointsOf(result),
        result.clusters.reduce((sum, { of }) => sum + of, 0),
      ),
  },
  ...(first?.clusters ?? []).map(({ id, title }) => ({
    key: `cluster-${id}`,
    head: title,
    look: 'figure' as const,
    cell: ({ clusters }: Result) => <Points cluster={clusters.find((one) => one.id === id)} />,
  })),
  {
    key: 'below',
    head: MOCK_RESULTS.columns.below,
    sort: 'desc',
    width: 8,
    look: 'figure',
    cell: ({ below, clusters, isComplete }) => (
      <span className={styles.points}>
        {MOCK_RESULTS.below(below, clusters.length)}
        {!isComplete && <Note as="span">{MOCK_RESULTS.incomplete}</Note>}
      </span>
    ),
  },
];

/** Points of a cluster, and its mark where they are below it: never by colour alone. */
function Points({ cluster }: { cluster: Result['clusters'][number] | undefined }) {
  if (!cluster) return null;
  const { correct, of, passMark, isPassed } = cluster;
  return (
    <span className={styles.points} data-below={isPassed === false || undefined}>
      {MOCK_RESULTS.points(correct, of)}
      {isPassed === false && passMark !== null && <Note as="span">{MOCK_RESULTS.mark(passMark)}</Note>}
    </span>
  );
}
