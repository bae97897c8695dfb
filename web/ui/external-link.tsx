import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BRAND } from '../text/brand.ts';
import { buttonClass } from './button.tsx';
import { classes } from './class-names.ts';
import { LeavingIcon } from './icons.tsx';
import { Note } from './layout/layout.tsx';
import { VisuallyHidden } from './text.tsx';
import styles from './external-link.module.css';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
  /** Announced before "opens in a new tab", such as `PDF`. */
  kind?: string;
  className?: string;
  /** Note for screen readers only; the arrow is visible. */
  isTerse?: boolean;
}

/** An external link in a new tab, marked as such. */
export function ExternalLink({ href, kind, children, className, isTerse = false }: ExternalLinkProps) {
  const note = `(${kind ? `${kind}, ` : ''}opens in a new tab)`;
  return (
    <a className={classes(!className && styles.link, className)} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span> {isTerse ? <VisuallyHidden>{note}</VisuallyHidden> : <Note as="span">{note}</Note>}
      <LeavingIcon className={styles.arrow} size={15} />
    </a>
  );
}

interface MentorLinkProps {
  children: ReactNode;
  /** URL of the course's own mentor, if the user may know it. */
  href?: string;
  /** Looks like a button. */
  isButton?: boolean;
}

/** Link to the mentor's URL, otherwise the school's messaging address, otherwise the contact page (decision B25). */
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
