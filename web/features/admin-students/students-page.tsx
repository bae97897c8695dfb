import { useRef } from 'react';
import type { StudentsReply } from '../../../src/wire/admin-students.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Message } from '../../ui/message.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ExportButton } from './export-button.tsx';
import { useStudents } from './students-api.ts';
import { StudentsFooter } from './students-footer.tsx';
import { StudentsTable } from './students-table.tsx';
import { StudentsTools } from './students-tools.tsx';
import { useStudentsWish } from './students-wish.ts';
import styles from './students-page.module.css';

/** /admin/students: everybody who has an account, found, sorted and paged by the server. */
export function StudentsPage() {
  const { wish, change } = useStudentsWish();
  const students = useStudents(wish);
  const shown = useRef<HTMLParagraphElement>(null);
  const turnTo = (page: number) => {
    change({ page });
    // The next rows begin above: eyes and focus start where they do.
    shown.current?.focus({ preventScroll: true });
    shown.current?.parentElement?.scrollIntoView({ block: 'start' });
  };
  const { data } = students;

  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <PageTitle title={STUDENTS.title} />
          <p className={styles.lead}>{STUDENTS.lead}</p>
        </div>
        <ExportButton search={wish.search} isDisabled={!data || data.total === 0} />
      </header>
      <div className={styles.finding}>
        <StudentsTools wish={wish} onChange={change} />
        <p ref={shown} tabIndex={-1} role="status" className={styles.shown}>
          {data && data.total > 0 && <Message>{placeOf(data)}</Message>}
        </p>
      </div>
      <Loadable
        query={students}
        loading={STUDENTS.loading}
        skeleton={<Skeleton height="448px" radius="var(--radius-card)" />}
        isEmpty={({ total }) => total === 0}
        empty={
          wish.search === '' ? (
            <EmptyState drawing={<TrayDrawing />} message={STUDENTS.none}>
              {STUDENTS.noneLine}
            </EmptyState>
          ) : (
            <EmptyState
              drawing={<TrayDrawing />}
              message={STUDENTS.notFound(wish.search)}
              action={
                <Button variant="outline" onClick={() => change({ search: '' })}>
                  {STUDENTS.showAll}
                </Button>
              }
            >
              {STUDENTS.notFoundLine}
            </EmptyState>
          )
        }
      >
        {(reply) => (
          <div className={styles.list} data-stale={students.isPlaceholderData || undefined}>
            <StudentsTable students={reply.students} wish={wish} onSort={change} />
            <StudentsFooter reply={reply} onPage={turnTo} onLimit={(limit) => change({ limit })} />
          </div>
        )}
      </Loadable>
    </div>
  );
}

function placeOf({ page, limit, students, total }: StudentsReply): string {
  const before = (page - 1) * limit;
  return STUDENTS.shown(before + 1, before + students.length, total);
}
