import { useId } from 'react';
import { modulePadded } from '../../src/wire/course-labels.ts';
import { starPath } from './art.ts';
import { fillHeight, TOOTH_BOX, toothPath, WISDOM_PATH } from './teeth.ts';
import styles from './teeth-arch.module.css';

interface ArchTooth {
  /** 1 to 7. */
  moduleNumber: number;
  /** How much of the module is done, 0 to 1. */
  fill: number;
  isCurrent: boolean;
}

/**
 * The modules of a course as the teeth of one arch, each filled as far as it is done; the wisdom tooth at its end is
 * the exam. Says nothing to assistive technology: the numbers stand in words beside it.
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

/** A full quadrant: seven modules and the exam. */
const QUADRANT = 8;
const SPREAD_DEGREES = 142;

interface ArchPlace {
  /** Puts a tooth of `TOOTH_BOX` on the arch, its crown outward. */
  transform: string;
  /** Where its number stands, outside the crown. */
  label: { x: number; y: number };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/**
 * The places of `count` teeth on half a circle, from left to right. More than a quadrant makes them smaller, fewer
 * leaves them together.
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
