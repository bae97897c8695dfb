import { starPath } from './art.ts';
import { toothPath, WISDOM_PATH } from './teeth.ts';
import styles from './large-tooth.module.css';

/** The third quadrant of the FDI notation. */
const LOWER_LEFT = 30;
const STAR = starPath({ x: 54, y: 8 }, 8);

/** A tooth in shade-guide ivory with its FDI number, 31 to 37; a star appears on hover. Decorative. */
export function LargeTooth({ moduleNumber }: { moduleNumber: number }) {
  const path = toothPath(moduleNumber);
  return (
    <svg className={styles.tooth} viewBox="0 0 64 104" width="64" height="104" aria-hidden="true" focusable="false">
      <path className={styles.body} d={path} />
      <path className={styles.crown} d={path} />
      <text className={styles.fdi} x="32" y="38">
        {LOWER_LEFT + moduleNumber}
      </text>
      <path className={styles.star} d={STAR} />
    </svg>
  );
}

/** The unerupted eighth tooth. */
export function WisdomTooth() {
  return (
    <svg className={styles.tooth} viewBox="0 0 64 104" width="64" height="104" aria-hidden="true" focusable="false">
      <path className={styles.awaited} d={WISDOM_PATH} />
      <text className={styles.awaitedFdi} x="32" y="40">
        {LOWER_LEFT + 8}
      </text>
    </svg>
  );
}
