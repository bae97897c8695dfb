import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeQueryClient } from './query-client.ts';
import { sessionStore } from './session-store.ts';

/** One cache for the whole application, made with the first page that reads something. */
const queries = makeQueryClient();

// What one person has read is not for the next one on the same device.
let owner = sessionStore.get()?.user.id;
sessionStore.subscribe(() => {
  const now = sessionStore.get()?.user.id;
  if (now === owner) return;
  owner = now;
  queries.clear();
});

/** Gives a page the cache. Pages without it load without it. */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
