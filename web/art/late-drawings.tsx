import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import type { CourseArtProps } from './course-art.tsx';
import artStyles from './course-art.module.css';
import styles from './drawing.module.css';

/*
 * Pictures of what a visitor seldom sees: nothing there, something broken, a course without a picture. They
 * arrive when they are needed, into a box of their size, and stay away where their code cannot be had.
 */

type Drawings = typeof import('./empty-drawings.tsx');

function late(name: keyof Drawings) {
  const Drawing = lazy<ComponentType>(() =>
    import('./empty-drawings.tsx').then(
      (drawings) => ({ default: drawings[name] }),
      () => ({ default: EmptyBox }),
    ),
  );
  return () => <Suspense fallback={<EmptyBox />}><Drawing /></Suspense>;
}

const EmptyBox = () => <svg className={styles.drawing} viewBox="0 0 260 132" aria-hidden="true" focusable="false" />;

export const TrayDrawing = late('TrayDrawing');
export const ChartDrawing = late('ChartDrawing');
export const LightboxDrawing = late('LightboxDrawing');

const Art = lazy<ComponentType<CourseArtProps>>(() =>
  import('./course-art.tsx').then(
    ({ CourseArt: component }) => ({ default: component }),
    () => ({ default: () => <span className={artStyles.art} /> }),
  ),
);

export function CourseArt(props: CourseArtProps) {
  return <Suspense fallback={<span className={artStyles.art} />}><Art {...props} /></Suspense>;
}
