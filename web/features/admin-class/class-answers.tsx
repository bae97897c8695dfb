import { useId } from 'react';
import type { ClassAnswersReply } from '../../../src/wire/replies/class.ts';
import { List } from '../../admin/list-page.tsx';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { approvedPath } from '../../platform/admin-addresses.ts';
import { CLASS } from '../../text/copy/admin-class.ts';
import { Card } from '../../ui/card.tsx';
import { Grid, Note, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { useClassAnswers } from './class-api.ts';
import { Share } from './share.tsx';
import styles from './class.module.css';

type Missed = ClassAnswersReply['missed'][number];

/** How far the class is, and its right answers by cluster. */
export function WholeClass({ courseId }: { courseId: string }) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading} gap={3}>
      <Text as="h2" id={heading} size="h3">
        {CLASS.whole}
      </Text>
      <Loadable
        query={useClassAnswers(courseId)}
        loading={CLASS.loadingWhole}
        skeleton={<SkeletonText lines={3} />}
        isQuiet
      >
        {({ course, clusters, students, completedCount, finishedTests, whole }) => (
          <Stack gap={3}>
            <Row gap={4} lineGap={1} align="baseline">
              <span>{CLASS.size(students)}</span>
              {students * course.itemCount > 0 && (
                <span>{CLASS.wholeDone(Math.round((100 * completedCount) / (students * course.itemCount)))}</span>
              )}
              <span>{CLASS.tests(finishedTests)}</span>
            </Row>
            <Note>{CLASS.wholeLine}</Note>
            <Facts
              rows={clusters.map(({ id, title }) => ({
                id,
                title,
                ...(whole.find((one) => one.id === id) ?? NO_ANSWERS),
              }))}
            />
          </Stack>
        )}
      </Loadable>
    </Card>
  );
}

const NO_ANSWERS = { percent: null, of: 0 };

function Facts({ rows }: { rows: readonly { id: string; title: string; percent: number | null; of: number }[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ id, title, percent, of }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>
            <Share percent={percent} of={of} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Answers of the class by cluster and subject, and the questions that it missed most. */
export function ClassAnswers({ courseId }: { courseId: string }) {
  const [bySubject, missed] = [useId(), useId()];
  const answers = useClassAnswers(courseId);
  return (
    <Stack gap={5}>
      <Card as="section" aria-labelledby={bySubject} gap={3}>
        <Text as="h2" id={bySubject} size="h3">
          {CLASS.bySubject}
        </Text>
        <Note>{CLASS.bySubjectLine}</Note>
        <Loadable
          query={answers}
          loading={CLASS.loadingWhole}
          skeleton={<SkeletonText lines={8} />}
          isQuiet
          isEmpty={({ cells }) => cells.length === 0}
          empty={<Note>{CLASS.noAnswers}</Note>}
        >
          {({ clusters, cells, leftOut }) => (
            <Stack gap={4}>
              <Grid min="280px" gap={5}>
                {clusters.map(({ id, title }) => (
                  <Stack key={id} gap={2}>
                    <Text as="h3" weight="strong">
                      {title}
                    </Text>
                    <Facts
                      rows={cells
                        .filter(({ cluster }) => cluster === id)
                        .map(({ subject, subjectTitle, ...share }) => ({ id: subject, title: subjectTitle, ...share }))}
                    />
                  </Stack>
                ))}
              </Grid>
              {leftOut > 0 && <Note>{CLASS.leftOut(leftOut)}</Note>}
            </Stack>
          )}
        </Loadable>
      </Card>
      <Card as="section" aria-labelledby={missed} gap={3}>
        <Text as="h2" id={missed} size="h3">
          {CLASS.missed}
        </Text>
        <Note>{CLASS.missedLine}</Note>
        <List
          isSmall
          whole={answers}
          words={{ loading: CLASS.loadingWhole }}
          rowsOf={(reply) => reply.missed}
          skeleton={<SkeletonText lines={4} />}
          empty={<Note>{CLASS.noneMissed}</Note>}
        >
          {(rows) => (
            <ListTable
              label={CLASS.missed}
              rows={rows}
              columns={COLUMNS}
              linkOf={({ vignetteId }) => approvedPath(vignetteId)}
            />
          )}
        </List>
      </Card>
    </Stack>
  );
}

const COLUMNS: Columns<Missed, never> = [
  {
    key: 'case',
    head: CLASS.missedColumns.case,
    width: 70,
    cell: ({ vignetteNumber, title, position, isTaught }) => (
      <>
        {CLASS.question(vignetteNumber, title, position)}
        {!isTaught && <Note as="span"> {CLASS.untaught}</Note>}
      </>
    ),
  },
  {
    key: 'right',
    head: CLASS.missedColumns.right,
    look: 'figure',
    cell: ({ percent }) => CLASS.percent(percent),
  },
  { key: 'answers', head: CLASS.missedColumns.answers, look: 'figure', cell: ({ of }) => of },
];
