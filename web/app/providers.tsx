import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { useSessionUpkeep } from '../api/session.ts';
import { FeedbackProvider } from '../ui/feedback-provider.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { ScrollKeeper } from './scroll-keeper.tsx';

function Upkeep() {
  useSessionUpkeep();
  return null;
}

/** Feedback stands above the router, so that words survive a redirect. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <FeedbackProvider>
      <Upkeep />
      <BrowserRouter>
        <ScrollKeeper />
        <CrashBoundary>{children}</CrashBoundary>
      </BrowserRouter>
    </FeedbackProvider>
  );
}
