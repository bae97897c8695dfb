import { contourRings, groovePath, molarPath, starPaths } from '../../art/art.ts';
import styles from './hero.module.css';

const CENTRE = { x: 300, y: 300 };
const RADIUS = 270;
const RINGS = contourRings(CENTRE, RADIUS, 12);
const CROWN = molarPath(CENTRE, RADIUS);
const GROOVE = groovePath(CENTRE, RADIUS * 0.5);
const STARS = starPaths(CENTRE, RADIUS, 22);

/** The mark, large: a molar as a map, a star on each cusp. */
export function HeroArt() {
  return (
    <svg className={styles.art} viewBox="0 0 600 600" aria-hidden="true" focusable="false">
      <path className={styles.crown} d={CROWN} />
      {RINGS.map((ring, i) => <path key={ring} className={styles.ring} data-index={i % 4 === 0 || undefined} d={ring} />)}
      <path className={styles.groove} d={GROOVE} />
      {STARS.map((star) => <path key={star} className={styles.star} d={star} />)}
    </svg>
  );
}
