import { lazy, Suspense, useEffect, useState } from 'react';
import { BRAND } from '../text/brand.ts';

const NextExams = lazy(() =>
  import('./next-exams.tsx').then(
    (late) => ({ default: late.NextExams }),
    () => ({ default: () => null }),
  ),
);

/** The next exams, once the browser has taken over the page: most schools name none, and load nothing. */
export function LateExams() {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  if (!isInBrowser || !BRAND.examDates) return null;
  return (
    <Suspense fallback={null}>
      <NextExams />
    </Suspense>
  );
}
