import { useDeferredValue } from 'react';
import type { UploadQueue, UploadRow } from '../../../src/uploads/upload-queue.ts';
import { manageContentPath } from '../../platform/admin-addresses.ts';
import { BULK } from '../../text/copy/admin-bulk.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { summaryOf } from '../../uploads/summary.ts';
import { summaryWords } from '../../uploads/upload-words.ts';
import { documentsIn, hasEnded, inOrder, outcomeOf } from './batch.ts';
import { ListControls } from './list-controls.tsx';
import { RowChunks } from './row-chunks.tsx';
import { useOutcomeToast } from './use-outcome-toast.ts';
import styles from './upload-list.module.css';

export interface UploadListProps {
  rows: readonly UploadRow[];
  queue: UploadQueue<File>;
  /** What was sent last: the sentence at the end is about it. */
  batchId: string | undefined;
}

/** Every document that is on its way or has arrived, whichever visit it came from, until it is taken off the list. */
export function UploadList({ rows: now, queue, batchId }: UploadListProps) {
  // A thousand rows are drawn in small steps, behind whatever the person does meanwhile.
  const rows = useDeferredValue(now);
  const documents = documentsIn(rows);
  const batch = documents.filter((row) => row.batchId === batchId);
  const outcome = outcomeOf(batch);
  useOutcomeToast(outcome, batch.length > 0 && !outcome);
  const [first] = batch;
  if (documents.length === 0) return null;

  const summary = summaryOf(documents);
  const isOver = documents.every(hasEnded);
  return (
    <Card as="section" aria-label={isOver ? BULK.results : BULK.rows} padding="none">
      <div className={styles.head}>
        <h2 className={styles.title}>{isOver ? BULK.results : BULK.rows}</h2>
        <ListControls rows={documents} queue={queue} />
        {!isOver && (
          <ProgressBar
            done={summary.sentBytes}
            total={summary.bytes}
            label={BULK.overall}
            words={summaryWords(summary)}
          />
        )}
        {/* The toast has said it aloud. */}
        <Banner isQuiet tone={outcome?.isGood ? 'success' : 'failure'} message={outcome?.sentence} />
        {outcome && first && (
          <p>
            <ButtonLink to={manageContentPath(first.target.courseId)} variant="outline" size="small">
              {BULK.seeThem}
            </ButtonLink>
          </p>
        )}
      </div>
      <RowChunks rows={inOrder(documents)} queue={queue} />
    </Card>
  );
}
