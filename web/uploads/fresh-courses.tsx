import { useEffect, useEffectEvent } from 'react';
import { useCourseRefresh } from '../api/admin-courses.ts';
import { QueryScope } from '../api/query-scope.tsx';
import { steadyStore } from '../platform/steady-store.ts';
import { isInFlight } from './in-flight.ts';
import { uploads } from './uploads.ts';

/** Hundreds of files save themselves within seconds: their course need not be asked for after each. */
const ASK_EVERY_MS = 5000;

/** Counts the records that uploads have made while this page was open. */
function savedSoFar(): () => number {
  const saved = new Set<string>();
  return () => {
    for (const { id, state } of uploads.rows()) if (state === 'saved') saved.add(id);
    return saved.size;
  };
}

function Refresher() {
  const refresh = useEffectEvent(useCourseRefresh());
  useEffect(() => {
    const saved = steadyStore({ subscribe: uploads.subscribe, get: savedSoFar() }, ASK_EVERY_MS);
    const leave = saved.subscribe(() => void refresh());
    // The last one is waited for by nobody behind it.
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
