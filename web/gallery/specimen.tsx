import type { ReactNode } from 'react';
import styles from './gallery.module.css';

export interface SpecimenProps {
  /** Component and states shown. */
  name: string;
  /** A wrapping row, a column, or a grid of equal cells. */
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
