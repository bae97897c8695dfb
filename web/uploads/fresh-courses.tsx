import { useEffect, useEffectEvent } from 'react';
import { isInFlight, isSaved } from '../../src/uploads/upload-state.ts';
import { useCourseRefresh } from '../api/admin-courses.ts';
import { QueryScope } from '../api/query-scope.tsx';
import { throttledStore } from '../platform/throttled-store.ts';
import { uploads } from './uploads.ts';

/** Throttle: hundreds of files are saved within seconds, and their course need not be refetched after each. */
const ASK_EVERY_MS = 5000;

/** Counts records saved by uploads while this page was open. */
function savedSoFar(): () => number {
  const saved = new Set<string>();
  return () => {
    for (const { id } of uploads.rows().filter(isSaved)) saved.add(id);
    return saved.size;
  };
}

function Refresher() {
  const refresh = useEffectEvent(useCourseRefresh());
  useEffect(() => {
    const saved = throttledStore({ subscribe: uploads.subscribe, get: savedSoFar() }, ASK_EVERY_MS);
    const leave = saved.subscribe(() => void refresh());
    // Flush the throttle after the last record, since no later one will.
    const stop = uploads.subscribe(() => uploads.rows().some(isInFlight) || saved.show());
    return () => (leave(), stop());
  }, []);
  return null;
}

/** Invalidates the courses after uploads have saved records, so that every screen refetches them. */
export const FreshCourses = () => (
  <QueryScope>
    <Refresher />
  </QueryScope>
);
