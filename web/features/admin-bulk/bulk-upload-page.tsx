import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { M } from '../../../src/wire/messages.ts';
import { AdminPage } from '../../admin/admin-page.tsx';
import { type ListedCourse, useAdminCourses } from '../../api/admin-courses.ts';
import { TrayDrawing } from '../../art/lazy-drawings.tsx';
import { FormBanner } from '../../forms/form-banner.tsx';
import { addCoursePath } from '../../platform/admin-addresses.ts';
import { BULK, BULK_DROP } from '../../text/copy/admin-bulk.ts';
import { MANAGE } from '../../text/copy/admin-courses.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { type DroppedFile, PDFS } from '../../ui/dropped-files.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Note, Stack } from '../../ui/layout/layout.tsx';
import { Loadable } from '../../ui/loadable.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { targetOf } from '../../uploads/target-module.ts';
import { uploads } from '../../uploads/uploads.ts';
import { useUploads } from '../../uploads/use-uploads.ts';
import { chosenFiles, useChosenFiles } from './chosen-files.ts';
import { ChosenList } from './chosen-list.tsx';
import { Step, TargetStep } from './steps.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploadTarget } from './use-upload-target.ts';
import styles from './bulk-upload.module.css';

/** /admin/bulk-pdf-upload: uploads many PDFs at once as documents of one module. */
export function BulkUploadPage() {
  const courses = useAdminCourses();
  return (
    <AdminPage layout="form" title={BULK.title} lead={BULK.lead}>
      <Loadable
        query={courses}
        loading={M.loadingCourses}
        skeleton={<Skeleton height="480px" radius="var(--radius-card)" />}
        failed={ADMIN.coursesFetchFailed}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            drawing={<TrayDrawing />}
            message={ADMIN.noCoursesAddOne}
            action={<ButtonLink to={addCoursePath}>{MANAGE.add}</ButtonLink>}
          />
        }
      >
        {(list) => <BulkUpload courses={list} />}
      </Loadable>
    </AdminPage>
  );
}

const words = { ...BULK_DROP, refused: ADMIN.onlyPdf };

/** Four steps on one page (course, module, files, upload), with the progress below. */
function BulkUpload({ courses }: { courses: readonly ListedCourse[] }) {
  const { rows } = useUploads();
  const target = useUploadTarget(courses);
  const files = useChosenFiles();
  const [refusal, setRefusal] = useState<string>();
  const [note, setNote] = useState('');
  const top = useRef<HTMLDivElement>(null);

  const take = (dropped: readonly DroppedFile[]) => {
    // Rows interrupted by a reload wait for their file, however it is added.
    const unknown = new Set(uploads.reattach(dropped.map(({ file }) => file)));
    const fresh = dropped.filter(({ file }) => unknown.has(file));
    const twice = chosenFiles.add(fresh);
    const resumed = dropped.length - fresh.length;
    setNote([resumed > 0 && BULK.goesOn(resumed), twice > 0 && BULK.twice(twice)].filter(Boolean).join(' '));
    setRefusal(undefined);
  };

  const send = () => {
    const { course, module } = target;
    if (!course || !module || files.length === 0) {
      flushSync(() => setRefusal(ADMIN.bulkIncomplete));
      top.current?.querySelector<HTMLElement>('[data-banner]')?.focus();
      return;
    }
    const moduleTarget = { kind: 'document', ...targetOf(course, module) } as const;
    target.rememberBatch(uploads.add(files.map(({ file }) => ({ file, target: moduleTarget, savesItself: true }))));
    chosenFiles.clear();
    setRefusal(undefined);
    setNote('');
  };

  return (
    <Stack ref={top} gap={4} className={styles.steps}>
      <FormBanner message={refusal} />
      <TargetStep courses={courses} target={target} />
      <Step number={3} heading={BULK.which}>
        <DropZone key={target.batchId} words={words} hint={BULK.hint} accept={PDFS} isPageWide onFiles={take} />
        <Note role="status" isTabular isWide className={styles.note}>
          {note}
        </Note>
      </Step>
      <ChosenList files={files} target={target} onSend={send} />
      <UploadList rows={rows} queue={uploads} batchId={target.batchId} />
    </Stack>
  );
}
