import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AdminCourseListing } from '../../../src/wire/admin-catalog.ts';
import { ADMIN } from '../../../src/wire/admin-messages.ts';
import { FormBanner } from '../../forms/form-banner.tsx';
import { BULK, BULK_DROP } from '../../text/copy/admin-bulk.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { type DroppedFile, PDFS } from '../../ui/dropped-files.ts';
import { uploads } from '../../uploads/uploads.ts';
import { useUploads } from '../../uploads/use-uploads.ts';
import { chosenFiles, useChosenFiles } from './chosen-files.ts';
import { ChosenList } from './chosen-list.tsx';
import { PlaceStep } from './place-step.tsx';
import { Step } from './step.tsx';
import { UploadList } from './upload-list.tsx';
import { usePlace } from './use-place.ts';
import styles from './bulk-upload.module.css';

const words = { ...BULK_DROP, refused: ADMIN.onlyPdf };

/** Course, module, files, go: four steps on one page, and below them how it goes. */
export function BulkUpload({ courses }: { courses: readonly AdminCourseListing[] }) {
  const { rows } = useUploads();
  const place = usePlace(courses);
  const files = useChosenFiles();
  const [refusal, setRefusal] = useState<string>();
  const [note, setNote] = useState('');
  const top = useRef<HTMLDivElement>(null);

  const take = (dropped: readonly DroppedFile[]) => {
    // What a reload interrupted waits for its file, whichever way that comes.
    const unknown = new Set(uploads.reattach(dropped.map(({ file }) => file)));
    const fresh = dropped.filter(({ file }) => unknown.has(file));
    const twice = chosenFiles.add(fresh);
    const resumed = dropped.length - fresh.length;
    setNote([resumed > 0 && BULK.goesOn(resumed), twice > 0 && BULK.twice(twice)].filter(Boolean).join(' '));
    setRefusal(undefined);
  };

  const send = () => {
    const { course, week } = place;
    if (!course || !week || files.length === 0) {
      flushSync(() => setRefusal(ADMIN.bulkIncomplete));
      top.current?.querySelector<HTMLElement>('[data-banner]')?.focus();
      return;
    }
    const target = {
      kind: 'document',
      courseId: course.id,
      courseTitle: course.title,
      weekId: week.id,
      weekNumber: week.weekNumber,
    } as const;
    place.rememberBatch(uploads.add(files.map(({ file }) => ({ file, target, savesItself: true }))));
    chosenFiles.clear();
    setRefusal(undefined);
    setNote('');
  };

  return (
    <div ref={top} className={styles.steps}>
      <FormBanner message={refusal} />
      <PlaceStep courses={courses} place={place} />
      <Step number={3} heading={BULK.which}>
        <DropZone key={place.batchId} words={words} hint={BULK.hint} accept={PDFS} isPageWide onFiles={take} />
        <p role="status" className={styles.note}>
          {note}
        </p>
      </Step>
      <ChosenList files={files} place={place} onSend={send} />
      <UploadList rows={rows} queue={uploads} batchId={place.batchId} />
    </div>
  );
}
