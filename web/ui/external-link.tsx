import type { ReactNode } from 'react';
import { classes } from './class-names.ts';
import { LeavingIcon } from './icons.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import styles from './external-link.module.css';

export interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  /** Said before "opens in a new tab", such as `PDF`. */
  kind?: string;
  className?: string;
  /** Says it to listeners only; the arrow says it to the eye. */
  isTerse?: boolean;
}

/** Leads away, in a new tab, and says so to everybody. */
export function ExternalLink({ href, kind, children, className, isTerse = false }: ExternalLinkProps) {
  const note = `(${kind ? `${kind}, ` : ''}opens in a new tab)`;
  return (
    <a className={classes(!className && styles.link, className)} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>{' '}
      {isTerse ? <VisuallyHidden>{note}</VisuallyHidden> : <span className={styles.note}>{note}</span>}
      <LeavingIcon className={styles.arrow} size={15} />
    </a>
  );
}
