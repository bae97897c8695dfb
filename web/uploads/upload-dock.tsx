import { useEffect, useState } from 'react';
import { useIsOnline } from '../platform/connection.ts';
import { VisuallyHidden } from '../ui/text.tsx';
import { Announcer } from './announcer.ts';
import { DockView } from './dock-view.tsx';
import { FreshCourses } from './fresh-courses.tsx';
import { uploads } from './uploads.ts';
import { useUploads } from './use-uploads.ts';

/**
 * Every upload of this administrator, on whatever page they are. Nothing is drawn while there are none; the region
 * that is read aloud is there before its words.
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
