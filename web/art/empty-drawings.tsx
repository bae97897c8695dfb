import { molarPath } from './art.ts';
import { TOOTH_BOX, TOOTH_PATHS } from './teeth.ts';
import styles from './art.module.css';

const CAVITY = molarPath({ x: 130, y: 64 }, 34);

/** An empty instrument tray: no courses. */
export function TrayDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 260 132" aria-hidden="true" focusable="false">
      <path
        className={styles.drawPlate}
        d="M30 22H230C240 22 246 28 246 38V94C246 104 240 110 230 110H30C20 110 14 104 14 94V38C14 28 20 22 30 22Z"
      />
      <path
        className={styles.drawInset}
        d="M36 34H224C230 34 234 38 234 44V88C234 94 230 98 224 98H36C30 98 26 94 26 88V44C26 38 30 34 36 34Z"
      />
      <path className={styles.drawFine} d="M52 50V82M78 50V82M182 50V82M208 50V82" />
      <path className={styles.drawFine} strokeDasharray="4 6" d={CAVITY} />
      <path className={styles.drawLine} d="M112 22C112 14 148 14 148 22" />
    </svg>
  );
}

/** An empty dental chart: no content yet. */
export function ChartDrawing() {
  const step = 30;
  return (
    <svg className={styles.drawing} viewBox="0 0 260 132" aria-hidden="true" focusable="false">
      <path
        className={styles.drawPlate}
        d="M24 8H236C240 8 243 11 243 15V117C243 121 240 124 236 124H24C20 124 17 121 17 117V15C17 11 20 8 24 8Z"
      />
      {TOOTH_PATHS.map((path, i) => (
        <g key={path} transform={`translate(${30 + i * step} 22) scale(${20 / TOOTH_BOX.width})`}>
          <path className={styles.drawTooth} d={path} />
        </g>
      ))}
      <path className={styles.drawLine} d="M28 66H232" />
      <path className={styles.drawFine} d="M28 82H232M28 96H232M28 110H150" />
    </svg>
  );
}
