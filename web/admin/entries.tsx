import type { ReactNode } from 'react';
import { Row } from '../ui/layout/layout.tsx';
import styles from './list-page.module.css';

/** Entries below one another in a frame: each child is a `li`. */
export const Entries = ({ label, isDense, children }: { label: string; isDense?: boolean; children: ReactNode }) => (
  <ul className={styles.entries} data-rows data-dense={isDense || undefined} aria-label={label}>
    {children}
  </ul>
);

/** Terms and their values in a row, on several lines if they do not fit. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Row as="dl" gap={5} lineGap="2px" className={styles.facts}>
    {children}
  </Row>
);

export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
