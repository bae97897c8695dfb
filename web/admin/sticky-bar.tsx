import type { ReactNode } from 'react';
import { Row } from '../ui/layout/layout.tsx';
import styles from './admin-page.module.css';

interface StickyBarProps {
  /** A line that says what is saved and published, then buttons; one of them is filled. */
  children: ReactNode;
}

/** State of a long form and what can be done with it, in sight at the lower edge. */
export const StickyBar = ({ children }: StickyBarProps) => (
  <Row gap={4} lineGap={2} align="center" className={styles.bar}>
    {children}
  </Row>
);
