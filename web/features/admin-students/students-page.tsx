import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { PAGE_SIZES } from '../../../src/wire/admin-students.ts';
import type { StudentsReply } from '../../../src/wire/replies/reporting.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { sentenceOf } from '../../forms/refusal.ts';
import { STUDENTS } from '../../text/copy/admin-students.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useFeedback } from '../../ui/feedback.ts';
import { Loadable } from '../../ui/loadable.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Message, referenceOf } from '../../ui/text.tsx';
import { saveStudents, useStudents } from './students-api.ts';
import { useStudentsQuery } from './students-query.ts';
import { StudentsTable } from './students-table.tsx';
import { StudentsTools } from './students-tools.tsx';
import styles from './students-page.module.css';

/** /admin/students: everybody who has an account, found, sorted and paged by the server. */
export function StudentsPage() {
  const { query, change } = useStudentsQuery();
  const students = useStudents(query);
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
        <ExportButton search={query.search} isDisabled={!data || data.total === 0} />
      </header>
      <div className={styles.finding}>
        <StudentsTools query={query} onChange={change} />
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
          query.search === '' ? (
            <EmptyState drawing={<TrayDrawing />} message={STUDENTS.none}>
              {STUDENTS.noneLine}
            </EmptyState>
          ) : (
            <EmptyState
              drawing={<TrayDrawing />}
              message={STUDENTS.notFound(query.search)}
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
            <StudentsTable students={reply.students} query={query} onSort={change} />
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

/** Everybody who is listed, on all pages, as a file. */
function ExportButton({ search, isDisabled }: { search: string; isDisabled: boolean }) {
  const { notify } = useFeedback();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await saveStudents(search);
      notify(STUDENTS.exported);
    } catch (error) {
      notify(sentenceOf(error), { tone: 'failure', detail: referenceOf(error) });
    }
    setBusy(false);
  };
  return (
    <Button
      variant="outline"
      icon={<Download size={20} aria-hidden="true" />}
      isBusy={isBusy}
      busyWords={STUDENTS.exporting}
      disabled={isDisabled}
      onClick={() => void save()}
    >
      {search === '' ? STUDENTS.export : STUDENTS.exportFound}
    </Button>
  );
}

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

interface StudentsFooterProps {
  reply: StudentsReply;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

/** Left out while everybody fits on the smallest page. */
function StudentsFooter({ reply: { total, page, limit }, onPage, onLimit }: StudentsFooterProps) {
  if (total <= PAGE_SIZES[0]) return null;
  return (
    <div className={styles.footer}>
      <Pager label={STUDENTS.pages} page={page} pageCount={Math.ceil(total / limit)} onPage={onPage} words={STUDENTS} />
      <Select
        isInline
        label={STUDENTS.perPage}
        options={SIZES}
        value={String(limit)}
        onChange={(size) => onLimit(Number(size))}
      />
    </div>
  );
}
