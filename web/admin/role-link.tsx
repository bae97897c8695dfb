import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TeamRole } from '../../src/wire/literals.ts';
import { useMay } from './use-may.ts';

interface RoleLinkProps {
  /** Roles that the page is for; owners may open every page. */
  roles: readonly TeamRole[];
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link for users who may open its page; plain text for the others. */
export function RoleLink({ roles, to, className, children }: RoleLinkProps) {
  const may = useMay();
  return may(roles) ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
}
