import type { ComponentType, ReactNode } from 'react';
import { useSessionUpkeep } from '../api/session.ts';
import { FeedbackProvider } from '../ui/feedback-provider.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { LazyUploads } from './lazy-uploads.tsx';
import { ScrollKeeper } from './scroll-keeper.tsx';

function Upkeep() {
  useSessionUpkeep();
  return null;
}

export interface ProvidersProps {
  /** The browser's router, or a static one for prerendering. */
  router: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Feedback and uploads are outside the router, so that they survive a redirect. */
export function Providers({ router: AddressRouter, children }: ProvidersProps) {
  return (
    <FeedbackProvider>
      <Upkeep />
      <AddressRouter>
        <ScrollKeeper />
        <CrashBoundary>{children}</CrashBoundary>
      </AddressRouter>
      <LazyUploads />
    </FeedbackProvider>
  );
}
