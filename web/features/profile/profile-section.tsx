import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './profile-page.module.css';

/** Heading and help on the left, the thing itself on the right. */
export function ProfileSection({ heading, line, children }: { heading: string; line?: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <div className={styles.about}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {line && <p className={styles.line}>{line}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </Card>
  );
}
