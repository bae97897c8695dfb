import { type MouseEvent, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useIsOnline } from '../platform/connection.ts';
import { SHELL } from '../text/copy/shell.ts';
import { Banner } from '../ui/banner.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Message } from '../ui/text.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import styles from './frame.module.css';

const MAIN_ID = 'main';

/** Skip link. Moves the focus without a hash, since the router owns the URL. */
export function SkipLink() {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(MAIN_ID)?.focus();
  };
  return (
    <a className={styles.skip} href={`#${MAIN_ID}`} onClick={skip} data-print="hide">
      {SHELL.skip}
    </a>
  );
}

export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div className={styles.notice}>
      <Banner tone="warning" message={isOnline ? undefined : SHELL.offline} />
    </div>
  );
}

/** The page, with Suspense and an error boundary: a crash keeps the frame. */
export function MainRegion({ className }: { className?: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={className}>
      <CrashBoundary>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </CrashBoundary>
    </main>
  );
}

/** Fallback while a page's code is loading. Visible after 200 ms. */
export function Waiting() {
  return (
    <Stack gap={3} className={styles.waiting} role="status">
      <Spinner size={28} />
      <Message>{SHELL.loadingPage}</Message>
    </Stack>
  );
}
