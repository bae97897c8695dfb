import { contourRings } from '../../../art/art.ts';
import { TOOTH_BOX, WISDOM_PATH } from '../../../art/teeth.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import styles from './module-poster.module.css';

const RINGS = contourRings({ x: 210, y: 130 }, 330, 13);
const HEIGHT = 140;

/** The tooth of a module on its contour map, filled as far as the module is done; without a module, the wisdom tooth. */
export function ModulePoster({ moduleNumber, fill }: { moduleNumber?: number; fill?: number }) {
  return (
    <div className={styles.poster}>
      <svg
        className={styles.art}
        viewBox="0 0 420 260"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        {RINGS.map((ring) => (
          <path key={ring} className={styles.ring} d={ring} />
        ))}
      </svg>
      {moduleNumber === undefined ? (
        <svg
          className={styles.exam}
          height={HEIGHT}
          viewBox={`0 0 ${TOOTH_BOX.width} ${TOOTH_BOX.height}`}
          aria-hidden="true"
          focusable="false"
        >
          <path d={WISDOM_PATH} />
        </svg>
      ) : (
        <ToothGlyph moduleNumber={moduleNumber} fill={fill} size={HEIGHT} />
      )}
    </div>
  );
}
