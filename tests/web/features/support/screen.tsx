import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { FeedbackProvider } from '../../../../web/ui/feedback-provider.tsx';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** Draws part of the application at an address, with toasts and a cache that retries nothing. */
export function show(
  children: ReactNode,
  at: string | { pathname: string; search?: string; state?: unknown } | readonly string[] = '/',
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const entries = Array.isArray(at) ? [...at] : [at];
  const screen = render(
    <QueryClientProvider client={queries}>
      <FeedbackProvider>
        <MemoryRouter initialEntries={entries as string[]}>
          {children}
          <Address />
        </MemoryRouter>
      </FeedbackProvider>
    </QueryClientProvider>,
  );
  return { ...screen, user: userEvent.setup(), address: () => screen.getByTestId('address').textContent };
}
