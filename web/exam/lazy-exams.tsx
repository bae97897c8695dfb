import { useEffect, useState } from 'react';
import { lateExtra } from '../platform/late.tsx';
import { BRAND } from '../text/brand.ts';

const NextExams = lateExtra(() => import('./next-exams.tsx'), 'NextExams');

/** The next exams, once the browser has taken over the page: most schools name none, and load nothing. */
export function LazyExams() {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return isInBrowser && BRAND.examDates && <NextExams />;
}
