import { useState } from 'react';
import { ENDS_SOON_DAYS, type StudentSort } from '../../../src/wire/literals.ts';
import type { StudentListing } from '../../../src/wire/replies/reporting.ts';
import { ExportButton } from '../../admin/export-button.tsx';
import { ListPage } from '../../admin/list-page.tsx';
import { type QueryOf, useListQuery } from '../../admin/list-query.ts';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { useMay } from '../../admin/use-may.ts';
import { enrolManyPath, studentPath } from '../../platform/admin-addresses.ts';
import { lastDayShort } from '../../text/access.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { dayOf } from '../../text/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Select } from '../../ui/select.tsx';
import { STUDENTS_QUERY, saveStudents, useEveryCourse, useStudents } from './students-api.ts';
import styles from './students-page.module.css';

const COLUMNS: Columns<StudentListing, StudentSort> = [
  { key: 'name', head: STUDENTS.columns.name, sort: 'asc', width: 15, cell: ({ name }) => name },
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
    cell: ({ courses }) => <Courses courses={courses} />,
  },
  {
    key: 'last-visit',
    head: STUDENTS.columns['last-visit'],
    sort: 'desc',
    width: 16,
    look: 'date',
    cell: ({ lastSeenAt }) =>
      lastSeenAt === null ? STUDENTS.noVisit : <time dateTime={lastSeenAt}>{dayOf(lastSeenAt)}</time>,
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
  const isOffice = useMay()(['office']);
  return (
    <ListPage
      words={{ ...STUDENTS, notFound: STUDENTS.notFound(list.query.search) }}
      paged={students}
      list={list}
      rowsOf={(reply) => reply.students}
      search={{ label: STUDENTS.search, search: list.query.search, onSearch: (search) => list.change({ search }) }}
      filters={<Filters list={list} />}
      actions={
        isOffice && (
          <>
            <ButtonLink to={enrolManyPath} variant="outline">
              {STUDENTS.enrolMany}
            </ButtonLink>
            <ExportButton
              label={list.isFiltered ? STUDENTS.exportFound : STUDENTS.export}
              save={() => saveStudents(list.query)}
              saved={STUDENTS.exported}
              isDisabled={!students.data?.total}
            />
          </>
        )
      }
    >
      {(rows) => (
        <ListTable
          label={STUDENTS.table}
          rows={rows}
          columns={COLUMNS}
          linkOf={({ id }) => studentPath(id)}
          list={list}
          isOneLine
        />
      )}
    </ListPage>
  );
}

type List = ReturnType<typeof useListQuery<QueryOf<typeof STUDENTS_QUERY>>>;

/** Narrows the list to a course, and to access that ends soon. */
function Filters({ list: { query, change } }: { list: List }) {
  const { data: courses = [] } = useEveryCourse();
  return (
    <div className={styles.filters}>
      <Select
        label={STUDENTS.course}
        options={[
          { value: '', label: STUDENTS.anyCourse },
          ...courses.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        value={query.course}
        onChange={(course) => change({ course })}
      />
      <Select
        label={STUDENTS.access}
        options={ENDS}
        value={query.ends}
        onChange={(ends) => change({ ends: ends === 'soon' ? ends : '' })}
      />
    </div>
  );
}

const ENDS = [
  { value: '', label: STUDENTS.anyEnd },
  { value: 'soon', label: STUDENTS.endsSoon },
];

const SOON_MS = ENDS_SOON_DAYS * 86_400_000;

/** A line for each course: progress, and the last day of access, which is coloured when it is near. */
function Courses({ courses }: Pick<StudentListing, 'courses'>) {
  const [now] = useState(Date.now);
  if (courses.length === 0) return <span className={styles.muted}>{STUDENTS.noCourse}</span>;
  return (
    <Stack as="ul" gap={2} className={styles.list}>
      {courses.map(({ id, title, endsAt, itemCount, completedCount }) => {
        const isSoon = new Date(endsAt).getTime() - now <= SOON_MS;
        const day = lastDayShort(endsAt);
        return (
          <li key={id}>
            <span className={styles.title} title={title}>
              {title}
            </span>
            <span className={styles.facts}>
              {STUDENTS.done(completedCount, itemCount)}
              {' · '}
              <span className={isSoon ? styles.soon : styles.until}>
                {isSoon ? STUDENTS.endsOn(day) : STUDENTS.until(day)}
              </span>
            </span>
          </li>
        );
      })}
    </Stack>
  );
}
