import { BRAND } from '../text/brand.ts';
import { groovePath, molarPath, starPaths } from './art.ts';
import styles from './art.module.css';

const CENTRE = { x: 24, y: 24 };
const RADIUS = 22.5;
const OUTLINE = molarPath(CENTRE, RADIUS);
const GROOVE = groovePath(CENTRE, RADIUS * 0.5);
const STARS = starPaths(CENTRE, RADIUS, 6.4);

/** The mark: a molar with a star on each cusp. Decorative; the name next to it is the text. */
export function Mark({ size = 40 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path className={styles.markCrown} d={OUTLINE} />
      <path className={styles.markGroove} d={GROOVE} />
      {STARS.map((star) => (
        <path key={star} className={styles.markStar} d={star} />
      ))}
    </svg>
  );
}

/** Mark, or the school's own one, and name. Place it inside the link to Home. */
export function Wordmark({ size = 40 }: { size?: number }) {
  return (
    <span className={styles.wordmark}>
      {BRAND.logo ? <img src={BRAND.logo} alt="" height={size} /> : <Mark size={size} />}
      <span className={styles.wordmarkName}>{BRAND.name}</span>
    </span>
  );
}
