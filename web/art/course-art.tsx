import { contourRings } from './art.ts';
import { TOOTH_BOX, TOOTH_PATHS } from './teeth.ts';
import styles from './art.module.css';

const WIDTH = 640;
const HEIGHT = 320;
const CENTRE = { x: 452, y: 138 };
const RINGS = contourRings(CENTRE, 470, 15);
const TOOTH_SCALE = 0.8;
const TOOTH_STEP = 62;

/** Places a tooth on a shallow arch, rotated along it. */
function toothPlace(index: number): string {
  const off = index - (TOOTH_PATHS.length - 1) / 2;
  const turn = `rotate(${-off * 3} ${TOOTH_BOX.width / 2} ${TOOTH_BOX.height / 2})`;
  const left = WIDTH / 2 + off * TOOTH_STEP - (TOOTH_BOX.width / 2) * TOOTH_SCALE;
  return `translate(${left} ${196 - off * off * 3}) scale(${TOOTH_SCALE}) ${turn}`;
}

export interface CourseArtProps {
  courseId: string;
  teeth?: boolean;
}

/**
 * Placeholder of a course without a picture: a contour map of a molar and the seven teeth, in the course's own hue.
 * Fills its box like `object-fit: cover`; decorative.
 */
export function CourseArt({ courseId, teeth = true }: CourseArtProps) {
  // Set by script: the content security policy blocks style attributes in the document.
  const paint = (svg: SVGSVGElement | null) => svg?.style.setProperty('--hue', String(hueOf(courseId)));
  return (
    <svg
      ref={paint}
      className={styles.art}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.ground} width={WIDTH} height={HEIGHT} />
      {RINGS.map((ring, i) => (
        <path key={ring} className={styles.ring} data-index={i % 5 === 0 || undefined} d={ring} />
      ))}
      {teeth && (
        <g>
          {TOOTH_PATHS.map((path, i) => (
            <path key={path} className={styles.tooth} d={path} transform={toothPlace(i)} />
          ))}
        </g>
      )}
    </svg>
  );
}

const TEAL_DEGREES = 168;
const BLUE_DEGREES = 236;

/** Returns a course's hue between teal and blue in degrees, derived from its id. */
export function hueOf(id: string): number {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return TEAL_DEGREES + ((hash >>> 0) % (BLUE_DEGREES - TEAL_DEGREES + 1));
}
