import { contourRings, starPaths } from '../../art/art.ts';
import { LOGIN } from '../../text/copy/identity.ts';
import styles from './login-panel.module.css';

const CENTRE = { x: 300, y: 300 };
const RADIUS = 330;
const RINGS = contourRings(CENTRE, RADIUS, 13);
const STARS = starPaths(CENTRE, RADIUS * 0.82, 15);

/** The quiet half of the page. */
export function LoginPanel() {
  return (
    <aside className={styles.panel}>
      <svg className={styles.art} viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        {RINGS.map((ring, i) => <path key={ring} className={styles.ring} data-index={i % 4 === 0 || undefined} d={ring} />)}
        {STARS.map((star) => <path key={star} className={styles.star} d={star} />)}
      </svg>
      <div className={styles.words}>
        <p className={styles.sentence}>{LOGIN.sentence}</p>
        <p className={styles.line}>{LOGIN.sentenceLine}</p>
      </div>
    </aside>
  );
}
