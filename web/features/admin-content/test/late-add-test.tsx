import { lazy, Suspense } from 'react';
import type { AddTestProps } from './add-test.tsx';

const AddTest = lazy(() => import('./add-test.tsx').then(({ AddTest: component }) => ({ default: component })));

/** Loads the dialog for a test lazily. */
export const LateAddTest = (props: AddTestProps) => (
  <Suspense fallback={null}>
    <AddTest {...props} />
  </Suspense>
);
