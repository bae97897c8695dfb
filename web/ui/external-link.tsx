import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BRAND } from '../text/brand.ts';
import { buttonClass } from './button.tsx';
import { classes } from './class-names.ts';
import { LeavingIcon } from './icons.tsx';
import { VisuallyHidden } from './text.tsx';
import styles from './external-link.module.css';

interface ExternalLinkProps {
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

interface MentorLinkProps {
  children: ReactNode;
  /** The mentor of the very course, where it has one and the person may know it. */
  href?: string;
  /** Looks like a button beside another one. */
  isButton?: boolean;
}

/** The mentor's own address, else the school's for messages, else the contact page (decision B25). */
export function MentorLink({ children, href = BRAND.messagingUrl, isButton = false }: MentorLinkProps) {
  const look = isButton ? buttonClass({ variant: 'outline' }) : undefined;
  return href ? (
    <ExternalLink href={href} className={look} isTerse={isButton}>
      {children}
    </ExternalLink>
  ) : (
    <Link to="/ContactUs" className={look}>
      {children}
    </Link>
  );
}
