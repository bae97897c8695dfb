import { useId } from 'react';
import { fillHeight, TOOTH_BOX, toothPath } from './teeth.ts';
import styles from './teeth-arch.module.css';

export interface ToothGlyphProps {
  /** 1 to 7. */
  moduleNumber: number;
  /** Completed share of the module, 0 to 1. State it as text too: the picture is hidden from assistive technology. */
  fill?: number;
  /** Height in pixels. */
  size?: number;
}

/** A module's tooth, filled by its progress. */
export function ToothGlyph({ moduleNumber, fill = 0, size = 52 }: ToothGlyphProps) {
  const clip = useId();
  const path = toothPath(moduleNumber);
  return (
    <svg
      className={styles.tooth}
      data-done={fill >= 1 || undefined}
      width={(size * TOOTH_BOX.width) / TOOTH_BOX.height}
      height={size}
      viewBox={`0 0 ${TOOTH_BOX.width} ${TOOTH_BOX.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <path className={styles.toothBody} d={path} />
      <rect className={styles.toothFill} width={TOOTH_BOX.width} height={fillHeight(fill)} clipPath={`url(#${clip})`} />
      <path className={styles.toothEdge} d={path} />
    </svg>
  );
}
