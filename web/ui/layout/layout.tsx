import type { ComponentPropsWithRef, CSSProperties, ElementType } from 'react';
import { classes } from '../class-names.ts';
import styles from './layout.module.css';

/** A step of the spacing scale (`--space-1` to `--space-6`), or one of the two finer distances. */
export type Space = '2px' | '6px' | 1 | 2 | 3 | 4 | 5 | 6;

type BoxProps<Own, As extends ElementType> = Own & { as?: As } & Omit<ComponentPropsWithRef<As>, keyof Own | 'as'>;

interface StackOwn {
  gap?: Space;
  /** Lets children keep their own width. */
  align?: 'start' | 'center';
  /** Margin above, where the parent has no gap. */
  above?: 1 | 2 | 3 | 4;
}

/** Boxes below one another, each as wide as there is room: a grid of one column that may shrink. */
export function Stack<As extends ElementType = 'div'>(props: BoxProps<StackOwn, As>) {
  const { as: Tag = 'div', gap, align, above, className, ...rest } = props as BoxProps<StackOwn, 'div'>;
  const names = [styles.stack, gap && styles[`gap-${gap}`], align && styles[`items-${align}`]];
  return <Tag {...rest} className={classes(...names, above && styles[`above-${above}`], className)} />;
}

interface RowOwn {
  gap?: Space;
  /** Gap between lines, where it differs from the one within a line. */
  lineGap?: 0 | '2px' | 1 | 2 | 3 | 4;
  align?: 'start' | 'center' | 'baseline' | 'end';
  justify?: 'between' | 'center' | 'end';
  /** False keeps everything on one line. */
  wraps?: boolean;
  above?: StackOwn['above'];
}

/** Boxes in a row, on several lines if they do not fit. */
export function Row<As extends ElementType = 'div'>(props: BoxProps<RowOwn, As>) {
  const {
    as: Tag = 'div',
    gap,
    lineGap,
    align,
    justify,
    wraps = true,
    above,
    className,
    ...rest
  } = props as BoxProps<RowOwn, 'div'>;
  const names = [
    styles.row,
    wraps && styles.wraps,
    gap && styles[`gap-${gap}`],
    lineGap !== undefined && styles[`lines-${lineGap}`],
    align && styles[`align-${align}`],
    justify && styles[`justify-${justify}`],
    above && styles[`above-${above}`],
  ];
  return <Tag {...rest} className={classes(...names, className)} />;
}

interface GridOwn {
  /** The least width of a column. */
  min: `${number}px`;
  gap?: Space;
}

/** Columns of equal width; their number follows from the room. */
export function Grid<As extends ElementType = 'div'>(props: BoxProps<GridOwn, As>) {
  const { as: Tag = 'div', min, gap, className, ...rest } = props as BoxProps<GridOwn, 'div'>;
  const names = [styles.grid, gap && styles[`gap-${gap}`]];
  const style = { '--min': min } as CSSProperties;
  return <Tag {...rest} style={style} className={classes(...names, className)} />;
}

interface TextOwn {
  tone?: 'muted' | 'ink';
  /** `h2` and `h3` make a heading smaller than its level. */
  size?: 'small' | 'h3' | 'h2';
  /** Regular (400) inside a heading or a label; strong is 600. */
  weight?: 'regular' | 'strong';
  /** Digits of equal width. */
  isTabular?: boolean;
  /** Breaks long words and addresses anywhere. */
  breaks?: boolean;
  /** As wide as its box, instead of the measure of a paragraph. */
  isWide?: boolean;
  above?: StackOwn['above'];
}

/** A paragraph, or with `as` a heading or a phrase, in another tone, size or weight. */
export function Text<As extends ElementType = 'p'>(props: BoxProps<TextOwn, As>) {
  const {
    as: Tag = 'p',
    tone,
    size,
    weight,
    isTabular,
    breaks,
    isWide,
    above,
    className,
    ...rest
  } = props as BoxProps<TextOwn, 'p'>;
  const names = [
    tone && styles[tone],
    size && styles[`size-${size}`],
    weight && styles[weight],
    isTabular && styles.tabular,
    breaks && styles.breaks,
    isWide && styles.wide,
    above && styles[`above-${above}`],
  ];
  return <Tag {...rest} className={classes(...names, className)} />;
}

/** A muted, small line below what it explains. */
export function Note<As extends ElementType = 'p'>(props: BoxProps<Omit<TextOwn, 'tone' | 'size'>, As>) {
  return <Text {...(props as BoxProps<TextOwn, 'p'>)} tone="muted" size="small" />;
}
