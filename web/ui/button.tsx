import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  useImperativeHandle,
  useRef,
} from 'react';
import { Link } from 'react-router';
import { classes } from './class-names.ts';
import { Spinner } from './spinner.tsx';
import { StableWidth } from './stable-width.ts';
import styles from './button.module.css';

export type ButtonVariant = 'filled' | 'outline' | 'quiet' | 'danger';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'medium' | 'small';
  /** Full width. */
  full?: boolean;
  /** Decorative, before the text. */
  icon?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  isBusy?: boolean;
  /** Text while busy, such as `Processing...`. The width stays. */
  busyWords?: string;
}

export const buttonClass = ({ variant = 'filled', size = 'medium', full }: ButtonLook, extra?: string) =>
  classes(styles.button, styles[variant], size === 'small' && styles.small, full && styles.full, extra);

/** A button. While busy it keeps its focus and width, and ignores presses. */
export function Button({
  variant,
  size,
  full,
  icon,
  isBusy = false,
  busyWords,
  className,
  children,
  onClick,
  ref,
  ...rest
}: ButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLButtonElement);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      ref={element}
      className={buttonClass({ variant, size, full }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={press}
    >
      {isBusy ? <Spinner size={18} /> : icon}
      <StableWidth isBusy={isBusy} element={element} />
      <span>{isBusy ? (busyWords ?? children) : children}</span>
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook {
  to: string;
  /** Replaces the history entry instead of adding one. */
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

/** A link within the application that looks like a button. */
export function ButtonLink({ variant, size, full, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ variant, size, full }, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
}

/** An icon-only button of 44 px. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} className={classes(styles.iconButton, className)}>
      {icon}
    </button>
  );
}
