import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from './client.ts';
import { sessionStore } from './session-store.ts';

const MAX_RETRIES = 2;

/** A refusal will be a refusal again; only silence and a server in trouble are worth another try. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
        retryDelay: (attempt) => Math.min(4000, 500 * 2 ** attempt),
      },
      mutations: { retry: false },
    },
  });

/** One cache for the whole application, made with the first page that reads something. */
const queries = makeQueryClient();

// What one person has read is not for the next one on the same device, nor for them once the course is no longer
// theirs: asked again, the server says so, on a page that is open as well.
let known = sessionStore.get()?.user;
sessionStore.subscribe(() => {
  const before = known;
  known = sessionStore.get()?.user;
  if (known?.id !== before?.id) {
    queries.clear();
    return;
  }
  const lost = before?.purchasedCourses.filter((id) => !known?.purchasedCourses.includes(id)) ?? [];
  for (const queryKey of [...lost.map((id) => ['courses', id]), ...(lost.length > 0 ? [['video'], ['guidance']] : [])])
    void queries.resetQueries({ queryKey });
});

/** The renderer draws one page after another: none may hold what was read for the one before. */
export const forgetQueries = () => queries.clear();

/** Gives a page the cache. Pages without it load without it. */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
