import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BRAND } from '../text/brand.ts';
import { buttonClass } from './button.tsx';
import { ExternalLink } from './external-link.tsx';

export interface MentorLinkProps {
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
