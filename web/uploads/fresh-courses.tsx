import { useEffect, useEffectEvent } from 'react';
import { isInFlight, isSaved } from '../../src/uploads/upload-state.ts';
import { useCourseRefresh } from '../api/admin-courses.ts';
import { QueryScope } from '../api/query-scope.tsx';
import { throttledStore } from '../platform/throttled-store.ts';
import { uploads } from './uploads.ts';

/** A throttle: hundreds of files save themselves within seconds, and their course need not be fetched after each. */
const ASK_EVERY_MS = 5000;

/** Counts the records that uploads have made while this page was open. */
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
    // No later record would flush the throttle after the last one.
    const stop = uploads.subscribe(() => uploads.rows().some(isInFlight) || saved.show());
    return () => (leave(), stop());
  }, []);
  return null;
}

/** A record that an upload made is in its course: whatever screen shows that course, now or next, asks again. */
export const FreshCourses = () => (
  <QueryScope>
    <Refresher />
  </QueryScope>
);
