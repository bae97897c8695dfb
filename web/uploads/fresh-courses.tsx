import { useEffect, useEffectEvent } from 'react';
import { useCourseRefresh } from '../api/admin-courses.ts';
import { QueryScope } from '../api/query-scope.tsx';
import { uploads } from './uploads.ts';

const savedIds = (): string[] => uploads.rows().filter(({ state }) => state === 'saved').map(({ id }) => id);

function Refresher() {
  const refresh = useEffectEvent(useCourseRefresh());
  useEffect(() => {
    const known = new Set(savedIds());
    return uploads.subscribe(() => {
      const fresh = savedIds().filter((id) => !known.has(id));
      if (fresh.length === 0) return;
      for (const id of fresh) known.add(id);
      void refresh();
    });
  }, []);
  return null;
}

/** A record that an upload made is in its course: whatever screen shows that course, now or next, asks again. */
export const FreshCourses = () => <QueryScope><Refresher /></QueryScope>;
