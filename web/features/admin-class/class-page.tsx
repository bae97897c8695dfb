import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { CLASS_FILTERS } from '../../../src/wire/literals.ts';
import type { ClassReply } from '../../../src/wire/replies/class.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { ExportButton } from '../../admin/export-button.tsx';
import { List } from '../../admin/list-page.tsx';
import { useListQuery } from '../../admin/list-query.ts';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import {
  manageCoursesPath,
  type NewAnnouncementState,
  newAnnouncementPath,
  studentPath,
} from '../../platform/admin-addresses.ts';
import { lastDayShort } from '../../text/access.ts';
import { CLASS } from '../../text/copy/admin-class.ts';
import { dayOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Note, Row, Stack } from '../../ui/layout/layout.tsx';
import { Tabs, useTabParam } from '../../ui/tabs.tsx';
import { ClassAnswers, WholeClass } from './class-answers.tsx';
import { CLASS_QUERY, saveClass, useClass } from './class-api.ts';
import { MemberClusters } from './member-clusters.tsx';
import { SuggestPractice } from './suggest-practice.tsx';
import styles from './class.module.css';

type Member = ClassReply['students'][number];

const TABS = ['students', 'answers'] as const;

/** /admin/courses/:courseId/class: the students of a course, and what they got wrong. */
export function ClassPage() {
  const { courseId = '' } = useParams();
  const [tab, choose] = useTabParam('tab', TABS);
  const list = useListQuery(CLASS_QUERY);
  const found = useClass(courseId, list.query);
  return (
    <AdminPage
      layout="list"
      title={CLASS.title}
      lead={CLASS.lead(found.data?.course.title)}
      crumbs={[{ label: CLASS.courses, to: manageCoursesPath }, { label: CLASS.title }]}
      actions={
        <ExportButton
          label={CLASS.export}
          save={() => saveClass(courseId, list.query)}
          saved={CLASS.exported}
          isDisabled={!found.data?.total}
        />
      }
    >
      <Note>{CLASS.onlyTeam}</Note>
      <Tabs
        label={CLASS.tabs}
        value={tab}
        onChange={choose}
        tabs={[
          {
            id: 'students',
            label: CLASS.students,
            panel: (
              <Stack gap={5}>
                <WholeClass courseId={courseId} />
                <Students found={found} list={list} />
              </Stack>
            ),
          },
          {
            id: 'answers',
            label: CLASS.answers,
            panel: <ClassAnswers courseId={courseId} />,
          },
        ]}
      />
    </AdminPage>
  );
}

interface StudentsProps {
  found: ReturnType<typeof useClass>;
  list: ReturnType<typeof useListQuery<ReturnType<typeof CLASS_QUERY.parse>>>;
}

function Students({ found, list }: StudentsProps) {
  const { query, change } = list;
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const tick = (id: string, isOn: boolean) => setTicked(isOn ? [...ticked, id] : ticked.filter((one) => one !== id));
  return (
    <Stack gap={3}>
      <Row gap={2} role="group" aria-label={CLASS.show}>
        {CLASS_FILTERS.map((filter) => (
          <Button
            key={filter}
            size="small"
            variant={filter === query.show ? 'filled' : 'outline'}
            aria-pressed={filter === query.show}
            onClick={() => change({ show: filter })}
          >
            {CLASS.filters[filter]}
          </Button>
        ))}
      </Row>
      <List paged={found} list={list} words={CLASS} rowsOf={(reply) => reply.students}>
        {(rows, reply) => (
          <Stack gap={3}>
            <Acts reply={reply} ticked={ticked} onTick={setTicked} />
            <Note>{CLASS.likelyLine}</Note>
            <ListTable
              label={CLASS.table}
              rows={rows}
              columns={columnsOf(reply, ticked, tick)}
              linkOf={({ id }) => studentPath(id)}
            />
          </Stack>
        )}
      </List>
    </Stack>
  );
}

interface ActsProps {
  reply: ClassReply;
  ticked: readonly string[];
  onTick: (ids: readonly string[]) => void;
}

/** Buttons for those who are ticked: an announcement to them, or practice that is suggested. */
function Acts({ reply, ticked, onTick }: ActsProps) {
  const navigate = useNavigate();
  const [isSuggesting, setSuggesting] = useState(false);
  const write = (body: string) => {
    const state: NewAnnouncementState = { userIds: ticked, body };
    void navigate(newAnnouncementPath, { state });
  };
  const tickAll = () => onTick([...new Set([...ticked, ...reply.students.map(({ id }) => id)])]);
  return (
    <Row gap={2} role="group" aria-label={CLASS.acts}>
      <Button size="small" disabled={ticked.length === 0} onClick={() => write('')}>
        {CLASS.write(ticked.length)}
      </Button>
      <Button size="small" variant="outline" onClick={() => setSuggesting(true)}>
        {CLASS.suggest}
      </Button>
      <Button size="small" variant="quiet" onClick={tickAll}>
        {CLASS.tickAll}
      </Button>
      {ticked.length > 0 && (
        <Button size="small" variant="quiet" onClick={() => onTick([])}>
          {CLASS.tickNone}
        </Button>
      )}
      {isSuggesting && (
        <SuggestPractice
          areas={reply}
          onClose={() => setSuggesting(false)}
          onWrite={ticked.length > 0 ? (link) => write(CLASS.suggested(link)) : undefined}
        />
      )}
    </Row>
  );
}

const columnsOf = (
  { clusters, course }: ClassReply,
  ticked: readonly string[],
  tick: (id: string, isOn: boolean) => void,
): Columns<Member, never> => [
  { key: 'name', head: CLASS.columns.name, width: 13, cell: ({ name }) => name },
  { key: 'seen', head: CLASS.columns.seen, look: 'date', width: 16, cell: (member) => <Visits {...member} /> },
  {
    key: 'done',
    head: CLASS.columns.done,
    look: 'figure',
    cell: ({ completedCount, finishedTests }) => (
      <span className={styles.share}>
        {CLASS.done(completedCount, course.itemCount)}
        <Note as="span">{CLASS.tests(finishedTests)}</Note>
      </span>
    ),
  },
  {
    key: 'clusters',
    head: CLASS.columns.clusters,
    width: 52,
    cell: (member) => <MemberClusters clusters={clusters} member={member} />,
  },
  {
    key: 'tick',
    head: CLASS.columns.tick,
    width: 9,
    look: 'figure',
    cell: ({ id, name }) => (
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={CLASS.tick(name)}
          checked={ticked.includes(id)}
          onChange={({ target }) => tick(id, target.checked)}
        />
      </label>
    ),
  },
];

function Visits({ lastSeenAt, endsAt }: Member) {
  const [now] = useState(Date.now);
  const day = lastDayShort(endsAt);
  return (
    <>
      {lastSeenAt === null ? CLASS.noVisit : <time dateTime={lastSeenAt}>{dayOf(lastSeenAt)}</time>}
      <Note>{Date.parse(endsAt) < now ? CLASS.ended(day) : CLASS.until(day)}</Note>
    </>
  );
}
