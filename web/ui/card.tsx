import type { ComponentPropsWithRef, ElementType } from 'react';
import { classes } from './class-names.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  tone?: 'surface' | 'sunken' | 'shade';
  /** `none` for a card that begins with a picture. */
  padding?: 'none' | 'medium' | 'large';
  /** Strengthens the border on hover, for a clickable card. It never moves. */
  isLively?: boolean;
}

export function Card({
  as: Tag = 'div',
  tone = 'surface',
  padding = 'medium',
  isLively,
  className,
  ...rest
}: CardProps) {
  return (
    <Tag
      {...rest}
      className={classes(styles.card, styles[tone], styles[`${padding}Padding`], isLively && styles.lively, className)}
    />
  );
}
