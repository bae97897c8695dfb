import { type ReactNode, useId } from 'react';
import styles from './step-card.module.css';

export interface StepCardProps {
  eyebrow: string;
  /** Module and day, as in 1.3. */
  label?: string;
  title: string;
  line: string;
  /** Fills the left side, the top on phones. */
  poster: ReactNode;
  children?: ReactNode;
  action: ReactNode;
}

/** The one thing to do now, with its picture. */
export function StepCard({ eyebrow, label, title, line, poster, children, action }: StepCardProps) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      {poster}
      <div className={styles.words}>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h2 id={heading} className={styles.title}>
          {label && <span className={styles.label}>{label}</span>} <span>{title}</span>
        </h2>
        <p className={styles.line}>{line}</p>
        {children}
        <div className={styles.action}>{action}</div>
      </div>
    </section>
  );
}
