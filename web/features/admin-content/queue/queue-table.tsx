import { X } from 'lucide-react';
import { memo } from 'react';
import type { UploadRow } from '../../../../src/uploads/upload-queue.ts';
import { canBeRemoved, isMissing, mainActionOf, removalOf } from '../../../../src/uploads/upload-state.ts';
import { QUEUE } from '../../../text/copy/admin-content.ts';
import { UPLOADS } from '../../../text/copy/uploads.ts';
import { fileSize } from '../../../text/file-size.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FailureIcon } from '../../../ui/icons.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Tag, type TagTone } from '../../../ui/tag.tsx';
import { Message, VisuallyHidden } from '../../../ui/text.tsx';
import { numbersOf } from '../../../uploads/target-module.ts';
import { usePickAgain } from '../../../uploads/use-pick-again.ts';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { sentPercent } from './queue-controls.ts';
import styles from './queue-panel.module.css';

const COLUMNS = [QUEUE.file, QUEUE.place, QUEUE.state, QUEUE.progress] as const;

interface QueueTableProps {
  rows: readonly UploadRow[];
  onSave: (id: string) => void;
  onRemove: (id: string, row: Element | null) => void;
}

/** The queue as a table; on narrow screens, rows become cards. */
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

const TONES: Readonly<Record<UploadRow['state'], TagTone>> = {
  queued: 'neutral',
  uploading: 'primary',
  paused: 'neutral',
  missing: 'warning',
  uploaded: 'gold',
  saving: 'primary',
  saved: 'success',
  failed: 'danger',
};

interface QueueRowProps {
  row: UploadRow;
  onSave: (id: string) => void;
  /** Gets the row's element, whose neighbour receives the focus. */
  onRemove: (id: string, row: Element | null) => void;
}

/** A file of the queue. Rows are immutable, so only changed ones are rendered. */
const QueueRow = memo(function QueueRow({ row, onSave, onRemove }: QueueRowProps) {
  const { target } = row;
  const line = isMissing(row) ? UPLOADS.missingLine(1) : row.reason;
  return (
    <tr className={styles.row}>
      <td className={styles.fileCell}>
        <span className={styles.file}>{row.fileName}</span>
        <span className={styles.title}>{target.kind === 'replacement' ? QUEUE.replaces(row.title) : row.title}</span>
      </td>
      <td className={styles.placeCell}>{QUEUE.placeOf(...numbersOf(target))}</td>
      <td className={styles.stateCell}>
        <Tag tone={TONES[row.state]}>{UPLOADS.states[row.state]}</Tag>
      </td>
      <td className={styles.progressCell}>
        <ProgressBar
          done={row.sentBytes}
          total={row.bytes}
          label={UPLOADS.progressOf(row.fileName)}
          words={`${sentPercent(row)} %`}
        />
        <span className={styles.speed}>
          {fileSize(row.bytes)}
          {row.bytesPerSecond > 0 && `, ${fileSize(row.bytesPerSecond)}/s`}
        </span>
      </td>
      <td className={styles.controls}>
        <RowControl row={row} onSave={() => onSave(row.id)} />
        <IconButton
          label={`${UPLOADS[removalOf(row) ?? 'remove']} ${row.fileName}`}
          icon={<X size={20} aria-hidden="true" />}
          disabled={!canBeRemoved(row)}
          data-remove
          onClick={({ currentTarget }) => onRemove(row.id, currentTarget.closest('tr'))}
        />
      </td>
      {line && (
        <td className={styles.reason} data-state={row.state}>
          <FailureIcon size={17} />
          <Message>{line}</Message>
        </td>
      )}
    </tr>
  );
});

/** The row's main control. After a page reload it asks for the same file again. */
function RowControl({ row, onSave }: { row: UploadRow; onSave: () => void }) {
  const uploads = useUploads();
  const pickAgain = usePickAgain(uploads.reattach);
  const action = mainActionOf(row);
  if (!action) return null;

  const press = () => {
    if (action === 'save') onSave();
    else if (action === 'pickAgain') pickAgain();
    else uploads[action]([row.id]);
  };
  return (
    <Button variant={action === 'save' || action === 'retry' ? 'outline' : 'quiet'} size="small" onClick={press}>
      {UPLOADS[action]} <VisuallyHidden>{row.fileName}</VisuallyHidden>
    </Button>
  );
}
