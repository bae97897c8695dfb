import type { CSSProperties } from 'react';
import { Row } from './layout/layout.tsx';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  done: number;
  total: number;
  /** Accessible name: what is counted. */
  label: string;
  /** Text next to the bar; default: "9 of 35 done"; nothing for an empty string. */
  words?: string;
}

/** A progress bar with its numbers. */
export function ProgressBar({ done, total, label, words = `${done} of ${total} done` }: ProgressBarProps) {
  const share = total > 0 ? Math.min(1, Math.max(0, done / total)) : 0;
  return (
    <Row gap={3} wraps={false} align="center">
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={Math.min(done, total)}
        aria-valuetext={words || `${done} of ${total}`}
      >
        <div className={styles.bar} style={{ '--share': share } as CSSProperties} />
      </div>
      {words && (
        <span className={styles.words} aria-hidden="true">
          {words}
        </span>
      )}
    </Row>
  );
}
