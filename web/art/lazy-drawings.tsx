import { lateExtra } from '../platform/late.tsx';
import styles from './art.module.css';

/*
 * Rare drawings (empty states, errors, missing pictures), loaded lazily into a box of their size. Omitted if their code
 * fails to load.
 */

const BOX = <svg className={styles.drawing} viewBox="0 0 260 132" aria-hidden="true" focusable="false" />;

const ofEmptiness = () => import('./empty-drawings.tsx');
export const TrayDrawing = lateExtra(ofEmptiness, 'TrayDrawing', BOX);
export const ChartDrawing = lateExtra(ofEmptiness, 'ChartDrawing', BOX);
export const LightboxDrawing = lateExtra(() => import('./lightbox-drawing.tsx'), 'LightboxDrawing', BOX);
export const CourseArt = lateExtra(() => import('./course-art.tsx'), 'CourseArt', <span className={styles.art} />);
