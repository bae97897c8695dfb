import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary.tsx';
import { Waiting } from './waiting.tsx';

export const MAIN_ID = 'main';

/** The page itself: waits for its code, and a crash in it leaves the frame around it standing. */
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
