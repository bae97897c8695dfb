import { useId } from 'react';
import { VisuallyHidden } from './text.tsx';
import styles from './figures.module.css';

export interface FiguresProps {
  caption: string;
  columns: readonly string[];
  /** The first cell is the row header. */
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** A small table of numbers, scrolled within itself. */
export function Figures({ caption, columns, rows }: FiguresProps) {
  const name = useId();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled with the arrow keys, too
    <div className={styles.scroller} role="region" aria-labelledby={name} tabIndex={0}>
      <table className={styles.table}>
        <caption id={name}>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [head, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{head}</th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
