import { contourRings, molarPath, starPaths } from './art.ts';
import styles from './mentor-medallion.module.css';

const CENTRE = { x: 80, y: 80 };
const RINGS = contourRings(CENTRE, 71, 9).slice(0, 4);
const CROWN = molarPath(CENTRE, 48);
const STARS = starPaths(CENTRE, 88, 4.5);

/** Placeholder of the mentor's portrait: initials in a molar. Never an invented face. */
export function MentorMedallion({ letters }: { letters: string }) {
  return (
    <svg className={styles.medallion} viewBox="0 0 160 160" aria-hidden="true" focusable="false">
      <circle className={styles.medalGround} cx="80" cy="80" r="78" />
      {RINGS.map((ring) => (
        <path key={ring} className={styles.medalRing} d={ring} />
      ))}
      <path className={styles.medalCrown} d={CROWN} />
      {STARS.map((star) => (
        <path key={star} className={styles.medalStar} d={star} />
      ))}
      <text className={styles.medalLetters} x="80" y="82">
        {letters}
      </text>
    </svg>
  );
}
