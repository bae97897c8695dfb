import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button.tsx';

export interface ButtonLinkProps extends ButtonLook {
  to: string;
  /** Replaces the entry in the history instead of adding one. */
  replace?: boolean;
  state?: unknown;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-describedby'?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  onFocus?: () => void;
  onPointerEnter?: () => void;
}

/** Looks like a button, goes somewhere inside the application. */
export function ButtonLink({ variant, size, full, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, full }, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
