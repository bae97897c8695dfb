import { starPath } from '../../art/art.ts';
import styles from './star-list.module.css';

const STAR = starPath({ x: 8, y: 8 }, 8);

export function StarList({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false"><path d={STAR} /></svg>
          {point}
        </li>
      ))}
    </ul>
  );
}
