import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

const MAX_RETRIES = 2;

/** A refusal will be a refusal again; only silence and a server in trouble are worth another try. */
const isPassing = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

export const makeQueryClient = (): QueryClient =>
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
