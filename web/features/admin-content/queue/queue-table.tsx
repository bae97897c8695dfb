import type { UploadRow } from '../../../../src/uploads/upload-queue.ts';
import { QUEUE } from '../../../text/copy/admin-content.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { QueueRow } from './queue-row.tsx';
import styles from './queue-panel.module.css';

const COLUMNS = [QUEUE.file, QUEUE.place, QUEUE.state, QUEUE.progress] as const;

export interface QueueTableProps {
  rows: readonly UploadRow[];
  onSave: (id: string) => void;
  onRemove: (id: string, row: Element | null) => void;
}

/** The queue as a table; where it is narrow, each row becomes a small card. */
export function QueueTable({ rows, onSave, onRemove }: QueueTableProps) {
  return (
    <table className={styles.table} aria-label={QUEUE.heading}>
      <thead>
        <tr className={styles.columns}>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>{QUEUE.controls}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <QueueRow key={row.id} row={row} onSave={onSave} onRemove={onRemove} />
        ))}
      </tbody>
    </table>
  );
}
