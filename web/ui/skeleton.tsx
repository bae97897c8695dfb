import type { CSSProperties } from 'react';
import { classes } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths of the thing that will stand here. */
  width?: string;
  height?: string;
  radius?: string;
  /** Gives the shape instead: what is rendered by the build may hold no style of its own (content security policy). */
  className?: string;
}

/** The final shape of something that has not arrived. Never focusable, never read. */
export function Skeleton({ width = '100%', height = '1em', radius, className }: SkeletonProps) {
  const shape: CSSProperties | undefined = className ? undefined : { width, height, borderRadius: radius };
  return <span className={classes(styles.block, className)} style={shape} aria-hidden="true" />;
}

/** Lines of text that have not arrived; the last one is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.text} aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={i} width={i === lines - 1 ? '62%' : '100%'} />
      ))}
    </span>
  );
}
