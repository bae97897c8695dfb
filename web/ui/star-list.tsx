import { starPath } from '../art/art.ts';
import styles from './star-list.module.css';

const STAR = starPath({ x: 8, y: 8 }, 8);

export interface StarListProps {
  points: readonly string[];
  /** Short points in small type, in as many columns as fit. */
  isSmall?: boolean;
}

/** What one gets or is promised, a star before each. */
export function StarList({ points, isSmall }: StarListProps) {
  return (
    <ul className={styles.list} data-small={isSmall || undefined}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d={STAR} />
          </svg>
          {point}
        </li>
      ))}
    </ul>
  );
}
