import { type ReactNode, type Ref, useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { Note, Row } from '../../ui/layout/layout.tsx';
import styles from './student-page.module.css';

export interface StudentSectionProps {
  heading: string;
  line?: string;
  /** At the right of the heading. */
  action?: ReactNode;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function StudentSection({ heading, line, action, headingRef, children }: StudentSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <Row gap={4} lineGap={3} align="center" justify="between" className={styles.sectionHead}>
        <div>
          <h2 id={id} ref={headingRef} tabIndex={-1} className={styles.heading}>
            {heading}
          </h2>
          {line && <Note className={styles.line}>{line}</Note>}
        </div>
        {action}
      </Row>
      {children}
    </Card>
  );
}

/** A section with nothing in it says so in its place. */
export function NothingHere({ message, line }: { message: string; line?: string }) {
  return (
    <div className={styles.none}>
      <Note>{message}</Note>
      {line && <Note className={styles.line}>{line}</Note>}
    </div>
  );
}
