import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { approvedPath, questionPath } from '../platform/admin-addresses.ts';
import { useMay } from './use-may.ts';

interface CaseLinkProps {
  vignetteId: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads authors to where a case is written, and teachers to what is approved of it. */
export function CaseLink({ vignetteId, className, children }: CaseLinkProps) {
  const may = useMay();
  const path = may(['author']) ? questionPath : approvedPath;
  return (
    <Link to={path(vignetteId)} className={className}>
      {children}
    </Link>
  );
}
