import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useSessionUpkeep } from '../api/session.ts';
import { useFeedback } from '../ui/feedback.ts';
import { FeedbackProvider } from '../ui/feedback-provider.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { LateUploads } from './late-uploads.tsx';
import { ScrollKeeper } from './scroll-keeper.tsx';

function Upkeep() {
  useSessionUpkeep();
  return null;
}

/** A toast about a page goes with it. */
function PageToasts() {
  const { pathname } = useLocation();
  const { leavePage } = useFeedback();
  useEffect(leavePage, [pathname, leavePage]);
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
        <PageToasts />
        <CrashBoundary>{children}</CrashBoundary>
      </AddressRouter>
      <LateUploads />
    </FeedbackProvider>
  );
}
