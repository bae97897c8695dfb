import type { UploadQueue, UploadRow, UploadState } from '../../../src/uploads/upload-queue.ts';
import { BULK } from '../../text/copy/admin-bulk.ts';
import { UPLOADS } from '../../text/copy/uploads.ts';
import { Button } from '../../ui/button.tsx';
import { usePickAgain } from '../../uploads/use-pick-again.ts';
import styles from './upload-list.module.css';

const idsIn = (rows: readonly UploadRow[], ...states: readonly UploadState[]): string[] =>
  rows.filter(({ state }) => states.includes(state)).map(({ id }) => id);

/** What can be done with many rows at once; only what fits some of them is there. */
export function ListControls({ rows, queue }: { rows: readonly UploadRow[]; queue: UploadQueue<File> }) {
  const pickAgain = usePickAgain(queue.reattach);
  const controls = [
    { words: BULK.retryFailed, ids: idsIn(rows, 'failed'), press: queue.retry },
    { words: BULK.pauseAll, ids: idsIn(rows, 'queued', 'uploading'), press: queue.pause },
    { words: BULK.resumeAll, ids: idsIn(rows, 'paused'), press: queue.resume },
    { words: UPLOADS.pickFiles, ids: idsIn(rows, 'missing'), press: pickAgain },
    { words: BULK.clear, ids: idsIn(rows, 'saved'), press: queue.remove },
  ].filter(({ ids }) => ids.length > 0);
  return (
    <div className={styles.controls}>
      {controls.map(({ words, ids, press }) => (
        <Button key={words} variant="outline" size="small" onClick={() => press(ids)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
