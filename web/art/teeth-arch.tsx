import { useId } from 'react';
import { ARCH, archPlaces } from './arch-places.ts';
import { starPath } from './art.ts';
import { fillHeight, TOOTH_BOX, toothPath } from './teeth.ts';
import { WISDOM_PATH } from './wisdom-tooth.ts';
import styles from './teeth-arch.module.css';

export interface ArchTooth {
  /** 1 to 7. */
  moduleNumber: number;
  /** How much of the module is done, 0 to 1. */
  fill: number;
  isCurrent: boolean;
}

/**
 * The modules of a course as the teeth of one arch, each filled as far as it is done; the wisdom tooth at its end is the
 * exam. Says nothing to assistive technology: the numbers stand in words beside it.
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
                  {String(moduleNumber).padStart(2, '0')}
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
