import { starPath } from '../../art/art.ts';
import { Card } from '../../ui/card.tsx';
import styles from './point-cards.module.css';

const STAR = starPath({ x: 12, y: 12 }, 11);

export interface PointCardsProps {
  points: readonly { title: string; line: string }[];
  /** Numbers instead of stars, where the order says something. */
  isNumbered?: boolean;
}

export function PointCards({ points, isNumbered }: PointCardsProps) {
  return (
    <ul className={styles.points} data-count={points.length}>
      {points.map(({ title, line }, i) => (
        <Card as="li" key={title} className={styles.point}>
          {isNumbered ? (
            <span className={styles.number} aria-hidden="true">{String(i + 1).padStart(2, '0')}</span>
          ) : (
            <svg className={styles.star} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d={STAR} /></svg>
          )}
          <h3>{title}</h3>
          <p className={styles.line}>{line}</p>
        </Card>
      ))}
    </ul>
  );
}
