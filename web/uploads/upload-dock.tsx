import { useEffect, useState } from 'react';
import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import { hasFailed, isMissing } from '../../src/uploads/upload-state.ts';
import { useIsOnline } from '../platform/connection.ts';
import { VisuallyHidden } from '../ui/text.tsx';
import { Announcer } from './announcer.ts';
import { DockView } from './dock-view.tsx';
import { FreshCourses } from './fresh-courses.tsx';
import { uploads } from './uploads.ts';
import { useUploads } from './use-uploads.ts';

const needsSomebody = (row: UploadRow) => hasFailed(row) || isMissing(row);

/** Hides the rows that were there when the dock was closed, until one of them fails or asks for its file. */
function useClosing(rows: readonly UploadRow[]) {
  /** By id, whether the row needed attention when the dock was closed. */
  const [closed, setClosed] = useState<ReadonlyMap<string, boolean>>(new Map());
  return {
    shown: rows.filter((row) => !closed.has(row.id) || (needsSomebody(row) && !closed.get(row.id))),
    close: () => setClosed(new Map(rows.map((row) => [row.id, needsSomebody(row)]))),
  };
}

/**
 * All uploads of this administrator, on every page. Renders nothing without any; the live region is mounted before its
 * text.
 */
export function UploadDock() {
  const { rows } = useUploads();
  const { shown, close } = useClosing(rows);
  const isOnline = useIsOnline();
  const [news, setNews] = useState('');

  useEffect(() => {
    const announcer = new Announcer();
    return uploads.subscribe(() => {
      const sentence = announcer.next(uploads.rows());
      if (sentence !== undefined) setNews(sentence);
    });
  }, []);

  return (
    <>
      <FreshCourses />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {shown.length > 0 && <DockView rows={shown} actions={uploads} isOnline={isOnline} onClose={close} />}
    </>
  );
}
