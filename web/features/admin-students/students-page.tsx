import type { StudentSort } from '../../../src/wire/literals.ts';
import type { StudentListing } from '../../../src/wire/replies/reporting.ts';
import { ExportButton } from '../../admin/export-button.tsx';
import { ListPage } from '../../admin/list-page.tsx';
import { useListQuery } from '../../admin/list-query.ts';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { studentPath } from '../../platform/admin-addresses.ts';
import { lastDayShort } from '../../text/access.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { dayOf } from '../../text/dates.ts';
import { STUDENTS_QUERY, saveStudents, useStudents } from './students-api.ts';
import styles from './students-page.module.css';

const COLUMNS: Columns<StudentListing, StudentSort> = [
  { key: 'name', head: STUDENTS.columns.name, sort: 'asc', width: 24, cell: ({ name }) => name },
  {
    key: 'email',
    head: STUDENTS.columns.email,
    sort: 'asc',
    width: 28,
    look: 'muted',
    title: ({ email }) => email,
    cell: ({ email }) => email,
  },
  {
    key: 'courses',
    head: STUDENTS.columns.courses,
    sort: 'desc',
    className: styles.courses,
    title: ({ courses }) =>
      courses.map(({ title, endsAt }) => `${title} (${STUDENTS.until(lastDayShort(endsAt))})`).join(', '),
    cell: ({ courses }) => <Courses courses={courses} />,
  },
  {
    key: 'joined',
    head: STUDENTS.columns.joined,
    sort: 'desc',
    look: 'date',
    cell: ({ joinedAt }) => <time dateTime={joinedAt}>{dayOf(joinedAt)}</time>,
  },
];

/** /admin/students: everybody who has an account, found, sorted and paged by the server. */
export function StudentsPage() {
  const list = useListQuery(STUDENTS_QUERY);
  const students = useStudents(list.query);
  return (
    <ListPage
      words={STUDENTS}
      list={list}
      reply={students}
      rowsOf={(reply) => reply.students}
      notFound={STUDENTS.notFound(list.query.search)}
      actions={
        <ExportButton
          label={list.isFiltered ? STUDENTS.exportFound : STUDENTS.export}
          save={() => saveStudents(list.query)}
          saved={STUDENTS.exported}
          isDisabled={!students.data?.total}
        />
      }
    >
      {(reply) => (
        <ListTable
          label={STUDENTS.table}
          rows={reply.students}
          columns={COLUMNS}
          linkOf={({ id }) => studentPath(id)}
          list={list}
          isOneLine
        />
      )}
    </ListPage>
  );
}

function Courses({ courses }: Pick<StudentListing, 'courses'>) {
  const soonest = courses.map(({ endsAt }) => endsAt).toSorted()[0];
  if (soonest === undefined) return <span className={styles.muted}>{STUDENTS.noCourse}</span>;
  return (
    <>
      {courses.map(({ title }) => title).join(', ')}
      <span className={styles.until}>{STUDENTS.until(lastDayShort(soonest))}</span>
    </>
  );
}
