import { type ReactNode, useId, useState } from 'react';
import { CHART } from '../../text/copy/charts.ts';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './chart-card.module.css';

export interface ChartTable {
  caption: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly string[] }[];
}

export interface ChartCardProps {
  title: string;
  /** What it comes to, beside the title. */
  total: string;
  table: ChartTable;
  children: ReactNode;
}

/** A chart with its heading, and the same numbers as a table for whoever would rather read them. */
export function ChartCard({ title, total, table, children }: ChartCardProps) {
  const heading = useId();
  const [isTable, setTable] = useState(false);
  return (
    <Card as="section" className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        <p className={styles.total}>{total}</p>
        <Button variant="quiet" size="small" className={styles.toggle} onClick={() => setTable(!isTable)}>
          {isTable ? CHART.viewChart : CHART.viewTable}
        </Button>
      </header>
      {isTable ? <Figures {...table} /> : children}
    </Card>
  );
}

function Figures({ caption, columns, rows }: ChartTable) {
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
