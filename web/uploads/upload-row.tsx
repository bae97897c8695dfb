import { FileText, Film } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import { isPaused, isUploading } from '../../src/uploads/upload-state.ts';
import { UPLOADS } from '../text/copy/uploads.ts';
import { classes } from '../ui/class-names.ts';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { type UploadActions, UploadControls } from './upload-controls.tsx';
import { uploadWords } from './upload-words.ts';
import styles from './upload-row.module.css';

export interface UploadRowLineProps {
  row: UploadRow;
  actions: UploadActions;
  /** Hides the target, which is shown elsewhere. */
  hidesPlace?: boolean;
  /** Additional buttons, before the others. */
  children?: ReactNode;
}

/** An upload as a list item: file, progress, and actions. */
export const UploadRowLine = memo(function UploadRowLine({
  row,
  actions,
  hidesPlace = false,
  children,
}: UploadRowLineProps) {
  const { fileName, state, reason, bytes, sentBytes } = row;
  const Kind = row.folder === 'videos' ? Film : FileText;
  const isMoving = isUploading(row) || (isPaused(row) && sentBytes > 0);
  return (
    <li className={styles.row} data-state={state}>
      <Kind className={styles.kind} size={22} aria-hidden="true" />
      <div className={styles.words}>
        <p className={styles.name} title={fileName}>
          {fileName}
        </p>
        <p className={styles.facts}>
          <span className={classes(styles.state, styles[state])}>{uploadWords.state(row)}</span>
          <span>{uploadWords.size(row)}</span>
          {!hidesPlace && <span>{uploadWords.place(row)}</span>}
        </p>
        {isMoving && <ProgressBar done={sentBytes} total={bytes} label={UPLOADS.progressOf(fileName)} words="" />}
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      <div className={styles.controls}>
        {children}
        <UploadControls row={row} actions={actions} />
      </div>
    </li>
  );
});
