import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeQueryClient } from './query-client.ts';
import { sessionStore } from './session-store.ts';

/** One cache for the whole application, made with the first page that reads something. */
const queries = makeQueryClient();

// What one person has read is not for the next one on the same device, nor for them once the course is no longer theirs:
// asked again, the server says so, on a page that is open as well.
let known = sessionStore.get()?.user;
sessionStore.subscribe(() => {
  const before = known;
  known = sessionStore.get()?.user;
  if (known?.id !== before?.id) {
    queries.clear();
    return;
  }
  const lost = before?.purchasedCourses.filter((id) => !known?.purchasedCourses.includes(id)) ?? [];
  for (const queryKey of [...lost.map((id) => ['courses', id]), ...(lost.length > 0 ? [['video']] : [])])
    void queries.resetQueries({ queryKey });
});

/** Gives a page the cache. Pages without it load without it. */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
