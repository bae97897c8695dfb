import { type ComponentType, lazy, Suspense } from 'react';
import type { CourseArtProps } from './course-art.tsx';
import styles from './art.module.css';

/*
 * Rare drawings (empty states, errors, missing pictures), loaded lazily into a box of their size. Omitted if their code
 * fails to load.
 */

function late<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const Drawing = lazy<ComponentType>(() =>
    load().then(
      (drawings) => ({ default: drawings[name] }),
      () => ({ default: EmptyBox }),
    ),
  );
  return () => (
    <Suspense fallback={<EmptyBox />}>
      <Drawing />
    </Suspense>
  );
}

const EmptyBox = () => <svg className={styles.drawing} viewBox="0 0 260 132" aria-hidden="true" focusable="false" />;

const ofEmptiness = () => import('./empty-drawings.tsx');
export const TrayDrawing = late(ofEmptiness, 'TrayDrawing');
export const ChartDrawing = late(ofEmptiness, 'ChartDrawing');
export const LightboxDrawing = late(() => import('./lightbox-drawing.tsx'), 'LightboxDrawing');

const Art = lazy<ComponentType<CourseArtProps>>(() =>
  import('./course-art.tsx').then(
    ({ CourseArt: component }) => ({ default: component }),
    () => ({ default: () => <span className={styles.art} /> }),
  ),
);

export function CourseArt(props: CourseArtProps) {
  return (
    <Suspense fallback={<span className={styles.art} />}>
      <Art {...props} />
    </Suspense>
  );
}
