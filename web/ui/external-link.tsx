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
  /** Looks like a button beside another one. */
  isButton?: boolean;
}

/** The messaging address of the mentor, or the contact page until the operator has one. */
export function MentorLink({ children, isButton = false }: MentorLinkProps) {
  const look = isButton ? buttonClass({ variant: 'outline' }) : undefined;
  return BRAND.messagingUrl ? (
    <ExternalLink href={BRAND.messagingUrl} className={look} isTerse={isButton}>
      {children}
    </ExternalLink>
  ) : (
    <Link to="/ContactUs" className={look}>
      {children}
    </Link>
  );
}
