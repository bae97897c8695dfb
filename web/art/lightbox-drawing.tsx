import { TOOTH_PATHS } from './teeth.ts';
import styles from './art.module.css';

/** A dark lightbox with a film: no documents, and missing pages. */
export function LightboxDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 260 132" aria-hidden="true" focusable="false">
      <path
        className={styles.drawPlate}
        d="M40 8H220C226 8 230 12 230 18V108C230 114 226 118 220 118H40C34 118 30 114 30 108V18C30 12 34 8 40 8Z"
      />
      <path className={styles.drawInset} d="M42 22H218V98H42Z" />
      <path className={styles.drawLine} d="M88 14V26H112V14M148 14V26H172V14" />
      <path className={styles.drawFine} d="M76 30H184V88H76Z" />
      <g transform="translate(114 33) scale(0.5)">
        <path className={styles.drawTooth} d={TOOTH_PATHS[5]} />
      </g>
      <path className={styles.drawLine} d="M130 118V126M100 126H160" />
      <circle className={styles.drawLine} cx="216" cy="108" r="2.5" />
    </svg>
  );
}
