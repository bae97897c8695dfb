import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from './class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** What it does, in words: the accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
}

/** A button of one picture, 44 px. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} className={classes(styles.button, className)}>
      {icon}
    </button>
  );
}
