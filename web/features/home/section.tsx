import { type ReactNode, useId } from 'react';
import { classes } from '../../ui/class-names.ts';
import styles from './section.module.css';

export interface SectionProps {
  heading: string;
  line?: string;
  /** Full-width background: sunken, or deep teal in both themes. */
  band?: 'sunken' | 'deep';
  /** Heading left, content right. */
  isSplit?: boolean;
  /** Anchor, offset below the top bar. */
  id?: string;
  /** Below the heading; next to the content if split. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a public page: heading, line, content. */
export function Section({ heading, line, band, isSplit, id, aside, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={classes(styles.section, band && styles[band])}
      data-theme={band === 'deep' ? 'dark' : undefined}
    >
      <div className={classes(styles.inner, isSplit && styles.split)}>
        <div className={styles.head}>
          <h2 id={headingId}>{heading}</h2>
          {line && <p className={styles.line}>{line}</p>}
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
