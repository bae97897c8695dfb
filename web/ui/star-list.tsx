import { starPath } from '../art/art.ts';
import styles from './star-list.module.css';

const STAR = starPath({ x: 8, y: 8 }, 8);

export interface StarListProps {
  points: readonly string[];
  /** Small type, in columns if they fit. */
  isSmall?: boolean;
}

/** A list of points with star bullets. */
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
