import type { ReactNode } from 'react';
import styles from './external-link.module.css';
import { LeavingIcon } from './icons.tsx';

export interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  /** Said before "opens in a new tab", such as `PDF`. */
  kind?: string;
}

/** Leads away, in a new tab, and says so to everybody. */
export function ExternalLink({ href, kind, children }: ExternalLinkProps) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span> <span className={styles.note}>({kind ? `${kind}, ` : ''}opens in a new tab)</span>
      <LeavingIcon className={styles.arrow} size={15} />
    </a>
  );
}
