import { useId } from 'react';
import type { ReactNode } from 'react';
import { contourRings } from '../../../art/art.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import styles from './step-card.module.css';

const RINGS = contourRings({ x: 300, y: 130 }, 330, 13);

export interface StepCardProps {
  eyebrow: string;
  /** Module and day, as in 1.3. */
  label?: string;
  title: string;
  line: string;
  moduleNumber: number;
  children?: ReactNode;
  action: ReactNode;
}

/** The one thing to do now, with the picture of its module. */
export function StepCard({ eyebrow, label, title, line, moduleNumber, children, action }: StepCardProps) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <div className={styles.poster}>
        <svg className={styles.art} viewBox="0 0 420 260" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
          {RINGS.map((ring) => <path key={ring} className={styles.ring} d={ring} />)}
        </svg>
        <ToothGlyph moduleNumber={moduleNumber} size={132} />
      </div>
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
