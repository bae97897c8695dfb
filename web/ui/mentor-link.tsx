import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BRAND } from '../text/brand.ts';
import { ExternalLink } from './external-link.tsx';

/** The messaging address of the mentor, or the contact page until the operator has one. */
export function MentorLink({ children }: { children: ReactNode }) {
  return BRAND.messagingUrl ? <ExternalLink href={BRAND.messagingUrl}>{children}</ExternalLink> : <Link to="/ContactUs">{children}</Link>;
}
