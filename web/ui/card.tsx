import type { ComponentPropsWithRef, ElementType } from 'react';
import { classes } from './class-names.ts';
import { type Space, Stack } from './layout/layout.tsx';
import styles from './card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType;
  tone?: 'surface' | 'sunken' | 'shade';
  /** `none` for a card that begins with a picture. */
  padding?: 'none' | 'medium' | 'large';
  /** Strengthens the border on hover, for a clickable card. It never moves. */
  isLively?: boolean;
  /** Lays its children out as a `Stack`. */
  gap?: Space;
}

export function Card({
  as: Tag = 'div',
  tone = 'surface',
  padding = 'medium',
  isLively,
  gap,
  className,
  ...rest
}: CardProps) {
  const names = [styles.card, styles[tone], styles[`${padding}Padding`], isLively && styles.lively, className];
  if (gap) return <Stack {...rest} as={Tag} gap={gap} className={classes(...names)} />;
  return <Tag {...rest} className={classes(...names)} />;
}
