import { useId } from 'react';
import { modulePadded } from '../../src/wire/course-labels.ts';
import { starPath } from './art.ts';
import { fillHeight, TOOTH_BOX, toothPath, WISDOM_PATH } from './teeth.ts';
import styles from './teeth-arch.module.css';

interface ArchTooth {
  /** 1 to 7. */
  moduleNumber: number;
  /** Completed share of the module, 0 to 1. */
  fill: number;
  isCurrent: boolean;
}

/**
 * The modules of a course as teeth of an arch, each filled by its progress; the wisdom tooth at its end is the exam.
 * Hidden from assistive technology: the numbers are in the text next to it.
 */
export function TeethArch({ teeth, hasNumbers = true }: { teeth: readonly ArchTooth[]; hasNumbers?: boolean }) {
  const id = useId();
  const places = archPlaces(teeth.length + 1);
  const last = places[teeth.length];
  return (
    <svg className={styles.arch} viewBox={`0 0 ${ARCH.width} ${ARCH.height}`} aria-hidden="true" focusable="false">
      {teeth.map(({ moduleNumber, fill, isCurrent }, index) => {
        const path = toothPath(moduleNumber);
        const place = places[index];
        return (
          place && (
            <g key={moduleNumber}>
              <g transform={place.transform}>
                <clipPath id={`${id}${moduleNumber}`}>
                  <path d={path} />
                </clipPath>
                <path className={isCurrent ? styles.current : styles.body} d={path} />
                <rect
                  className={styles.fill}
                  width={TOOTH_BOX.width}
                  height={fillHeight(fill)}
                  clipPath={`url(#${id}${moduleNumber})`}
                />
                <path className={styles.edge} d={path} />
              </g>
              {hasNumbers && (
                <text className={styles.number} {...place.label}>
                  {modulePadded(moduleNumber)}
                </text>
              )}
            </g>
          )
        );
      })}
      {last && (
        <>
          <path
            className={styles.exam}
            data-reached={teeth.every(({ fill }) => fill >= 1) || undefined}
            d={WISDOM_PATH}
            transform={last.transform}
          />
          <path className={styles.star} d={starPath(last.label, 9)} />
        </>
      )}
    </svg>
  );
}

export const ARCH = { width: 536, height: 264, x: 268, y: 286, radius: 210 } as const;

/** Seven modules and the exam. */
const QUADRANT = 8;
const SPREAD_DEGREES = 142;

interface ArchPlace {
  /** Transform from `TOOTH_BOX` onto the arch, crown outward. */
  transform: string;
  /** Position of its number, outside the crown. */
  label: { x: number; y: number };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * Returns `count` places on a half circle, from left to right. More than a quadrant makes teeth smaller; fewer stay
 * close together.
 */
export function archPlaces(count: number): ArchPlace[] {
  const scale = Math.min(1, QUADRANT / count);
  const step = Math.min(SPREAD_DEGREES / (QUADRANT - 1), SPREAD_DEGREES / Math.max(1, count - 1));
  const labelRadius = ARCH.radius + (TOOTH_BOX.height / 2) * scale + 10;
  return Array.from({ length: count }, (_, index) => {
    const degrees = (index - (count - 1) / 2) * step;
    const radians = (degrees * Math.PI) / 180;
    const at = (radius: number) => ({
      x: rounded(ARCH.x + radius * Math.sin(radians)),
      y: rounded(ARCH.y - radius * Math.cos(radians)),
    });
    const { x, y } = at(ARCH.radius);
    return {
      transform: [
        `translate(${x} ${y})`,
        `rotate(${rounded(degrees)})`,
        `scale(${rounded(scale * 100) / 100})`,
        `translate(${-TOOTH_BOX.width / 2} ${-TOOTH_BOX.height / 2})`,
      ].join(' '),
      label: at(labelRadius),
    };
  });
}
