import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../src/wire/paths.ts';
import type { MockExamsReply } from '../../../src/wire/replies/mock-exams.ts';
import { ListPage, ListSkeleton } from '../../admin/list-page.tsx';
import { type Columns, ListTable } from '../../admin/list-table.tsx';
import { useNewHash } from '../../admin/use-new-hash.ts';
import { call } from '../../api/client.ts';
import { UnconfirmedNote } from '../../exam/unconfirmed-note.tsx';
import { useBlueprint } from '../../exam/use-blueprint.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { mockExamPath } from '../../platform/admin-addresses.ts';
import { MOCK, MOCK_EXAMS } from '../../text/copy/admin-mock-exams.ts';
import { dayOf } from '../../text/dates.ts';
import { Button } from '../../ui/button.tsx';
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
  { key: 'courses', head: columns.courses, look: 'muted', cell: MOCK.audience },
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
  useNewHash(() => setCreating(true));
  return (
    <>
      <ListPage
        words={MOCK_EXAMS}
        whole={mockExams}
        rowsOf={(reply) => reply.mockExams}
        actions={<Button onClick={() => setCreating(true)}>{MOCK_EXAMS.create}</Button>}
        notice={<UnconfirmedNote blueprint={blueprint.data} />}
        skeleton={<ListSkeleton height="320px" />}
      >
        {(rows) => (
          <ListTable label={MOCK_EXAMS.table} rows={rows} columns={COLUMNS} linkOf={({ id }) => mockExamPath(id)} />
        )}
      </ListPage>
      {isCreating && <NewMockExam onClose={() => setCreating(false)} />}
    </>
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
    await navigate(mockExamPath(id));
    return undefined;
  };
  return (
    <FormDialog
      title={dialog.title}
      size="small"
      start={{ title: '' }}
      schema={schema}
      action={dialog.create}
      busy={dialog.creating}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField name="title" label={dialog.name} hint={dialog.nameHint} autoComplete="off" />
    </FormDialog>
  );
}
