import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export interface SpecimenProps {
  /** What is shown and in which states. */
  name: string;
  /** Side by side and wrapping, one below the other, or in cells of equal width. */
  layout?: 'row' | 'stack' | 'grid';
  children: ReactNode;
}

export function Specimen({ name, layout = 'row', children }: SpecimenProps) {
  return (
    <figure className={styles.specimen}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div className={styles[layout]}>{children}</div>
    </figure>
  );
}
