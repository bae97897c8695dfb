import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../src/wire/paths.ts';
import type { MockExamsReply } from '../../../src/wire/replies/mock-exams.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { call } from '../../api/client.ts';
import { TrayDrawing } from '../../art/late-drawings.tsx';
import { UnconfirmedNote } from '../../exam/unconfirmed-note.tsx';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { Form } from '../../forms/form.tsx';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { mockExamPath } from '../../platform/admin-addresses.ts';
import { MOCK, MOCK_EXAMS } from '../../text/copy/admin-mock-exams.ts';
import { dayOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MockExamTags } from './mock-exam-tags.tsx';
import { useMockExams } from './mock-exams-api.ts';
import styles from './mock-exams.module.css';

type Listing = MockExamsReply['mockExams'][number];

const { columns, dialog } = MOCK_EXAMS;

const COLUMNS: Columns<Listing, never> = [
  { key: 'mock-exam', head: columns.mockExam, width: 28, cell: ({ title }) => title },
  { key: 'state', head: columns.state, width: 22, cell: (row) => <MockExamTags mockExam={row} /> },
  {
    key: 'size',
    head: columns.size,
    width: 22,
    cell: ({ sections, minutes, vignettes, places }) => (
      <>
        {MOCK.filled(vignettes, places)}
        <span className={styles.note}>{MOCK.shape(sections, minutes)}</span>
      </>
    ),
  },
  { key: 'courses', head: columns.courses, look: 'muted', cell: ({ courseIds }) => MOCK.courses(courseIds.length) },
  {
    key: 'created',
    head: columns.created,
    look: 'date',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dayOf(createdAt)}</time>,
  },
];

/** /admin/mock-exams */
export function MockExamsPage() {
  const mockExams = useMockExams();
  const blueprint = useBlueprint();
  const [isCreating, setCreating] = useState(false);
  return (
    <AdminPage
      layout="list"
      title={MOCK_EXAMS.title}
      lead={MOCK_EXAMS.lead}
      actions={<Button onClick={() => setCreating(true)}>{MOCK_EXAMS.create}</Button>}
    >
      <UnconfirmedNote blueprint={blueprint.data} />
      <Loadable
        query={mockExams}
        loading={MOCK_EXAMS.loading}
        failed={MOCK_EXAMS.failed}
        skeleton={<Skeleton height="320px" radius="var(--radius-card)" />}
        isEmpty={(reply) => reply.mockExams.length === 0}
        empty={
          <EmptyState drawing={<TrayDrawing />} message={MOCK_EXAMS.none}>
            {MOCK_EXAMS.noneLine}
          </EmptyState>
        }
      >
        {(reply) => (
          <ListTable
            label={MOCK_EXAMS.table}
            rows={reply.mockExams}
            columns={COLUMNS}
            linkOf={({ id }) => mockExamPath(id)}
          />
        )}
      </Loadable>
      {isCreating && <NewMockExam onClose={() => setCreating(false)} />}
    </AdminPage>
  );
}

const schema = () =>
  import('../../../src/wire/mock-exams.ts').then((wire) => wire.newMockExamBody.omit(['idempotencyKey']));

function NewMockExam({ onClose }: { onClose: () => void }) {
  // One key for all attempts: sent again after a lost answer, the same mock exam comes back.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();
  const create = async (facts: { title: string }) => {
    const { id } = await call(paths.mockExams, { method: 'POST', body: { ...facts, idempotencyKey } });
    void navigate(mockExamPath(id));
  };
  return (
    <Dialog isOpen onClose={onClose} title={dialog.title} size="small">
      <Form start={{ title: '' }} schema={schema} onSubmit={create}>
        <TextField name="title" label={dialog.name} hint={dialog.nameHint} autoComplete="off" />
        <div className={styles.buttons}>
          <Button variant="outline" onClick={onClose}>
            {dialog.cancel}
          </Button>
          <SubmitButton busy={dialog.creating}>{dialog.create}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
