import { useEffect, useState } from 'react';
import { useIsOnline } from '../platform/connection.ts';
import { VisuallyHidden } from '../ui/text.tsx';
import { Announcer } from './announcer.ts';
import { DockView } from './dock-view.tsx';
import { FreshCourses } from './fresh-courses.tsx';
import { uploads } from './uploads.ts';
import { useUploads } from './use-uploads.ts';

/**
 * All uploads of this administrator, on every page. Renders nothing without any; the live region is mounted before its
 * text.
 */
export function UploadDock() {
  const { rows } = useUploads();
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
      {rows.length > 0 && <DockView rows={rows} actions={uploads} isOnline={isOnline} />}
    </>
  );
}
