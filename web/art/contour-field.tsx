import { contourRings, starPaths } from './art.ts';
import styles from './contour-field.module.css';

const CENTRE = { x: 300, y: 300 };
const RINGS = contourRings(CENTRE, 330, 13);
const STARS = starPaths(CENTRE, 271, 15);

export interface ContourFieldProps {
  className?: string;
  /** Draws the five stars of the cross. */
  hasStars?: boolean;
}

/** A molar as a contour map, every fourth line stronger. Inherits its colours; decorative. */
export function ContourField({ className, hasStars }: ContourFieldProps) {
  return (
    <svg
      className={className ? `${styles.field} ${className}` : styles.field}
      viewBox="0 0 600 600"
      aria-hidden="true"
      focusable="false"
    >
      {RINGS.map((ring, i) => (
        <path key={ring} className={styles.ring} data-index={i % 4 === 0 || undefined} d={ring} />
      ))}
      {hasStars && STARS.map((star) => <path key={star} className={styles.star} d={star} />)}
    </svg>
  );
}
