import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from './client.ts';
import { sessionStore } from './session-store.ts';

const MAX_RETRIES = 2;

/** True for errors worth a retry: no answer, or a server error; a refusal is permanent. */
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

/** One cache for the application, created with the first page that needs it. */
const queries = makeQueryClient();

// Clears data when the user or their access changes: it is not for the next user of the device, nor after access has
// ended. Open pages refetch, and after signing in again what was refused meanwhile.
let session = sessionStore.get();
sessionStore.subscribe(() => {
  const { user: before, token } = session ?? {};
  session = sessionStore.get();
  const known = session?.user;
  if (known?.id !== before?.id) {
    queries.clear();
    return;
  }
  if (token === undefined && session)
    void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  const lost = before?.purchasedCourses.filter((id) => !known?.purchasedCourses.includes(id)) ?? [];
  for (const queryKey of [...lost.map((id) => ['courses', id]), ...(lost.length > 0 ? [['video'], ['guidance']] : [])])
    void queries.resetQueries({ queryKey });
});

/** Clears the cache between prerendered pages. */
export const forgetQueries = () => queries.clear();

/** Provides the cache. Pages without queries load without it. */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
