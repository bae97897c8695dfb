import type { CSSProperties } from 'react';
import { classes } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of the content's final size. */
  width?: string;
  height?: string;
  radius?: string;
  /** Sizes by class instead: prerendered pages may have no inline style (content security policy). */
  className?: string;
}

/** Placeholder in the final shape. Not focusable, hidden from assistive technology. */
export function Skeleton({ width = '100%', height = '1em', radius, className }: SkeletonProps) {
  const shape: CSSProperties | undefined = className ? undefined : { width, height, borderRadius: radius };
  return <span className={classes(styles.block, className)} style={shape} aria-hidden="true" />;
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} width={i === lines - 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}
