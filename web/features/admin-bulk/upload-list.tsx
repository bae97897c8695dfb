import { memo, useDeferredValue } from 'react';
import type { UploadQueue, UploadRow } from '../../../src/uploads/upload-queue.ts';
import { hasEnded, idsOf, isSaved, offers } from '../../../src/uploads/upload-state.ts';
import { manageContentPath } from '../../platform/admin-addresses.ts';
import { BULK } from '../../text/copy/admin-bulk.ts';
import { UPLOADS } from '../../text/copy/uploads.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { UploadRowLine } from '../../uploads/upload-row.tsx';
import { usePickAgain } from '../../uploads/use-pick-again.ts';
import { documentsIn, inOrder, outcomeOf } from './batch.ts';
import styles from './bulk-upload.module.css';

interface UploadListProps {
  rows: readonly UploadRow[];
  queue: UploadQueue<File>;
  /** The last batch sent, which the final summary is about. */
  batchId: string | undefined;
}

/** All running or finished documents, from any visit, until they are removed. */
export function UploadList({ rows: now, queue, batchId }: UploadListProps) {
  // A thousand rows are rendered with deferred priority, behind user input.
  const rows = useDeferredValue(now);
  const documents = documentsIn(rows);
  const batch = documents.filter((row) => row.batchId === batchId);
  const outcome = outcomeOf(batch);
  const [first] = batch;
  if (documents.length === 0) return null;

  const isOver = documents.every(hasEnded);
  return (
    <Card as="section" aria-label={isOver ? BULK.results : BULK.rows} padding="none">
      <div className={styles.listHead}>
        <h2 className={styles.listTitle}>{isOver ? BULK.results : BULK.rows}</h2>
        <ListControls rows={documents} queue={queue} />
        <Banner tone={outcome?.isGood ? 'success' : 'failure'} message={outcome?.sentence} />
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

/** Bulk actions; each is shown only if it applies to a row. */
function ListControls({ rows, queue }: { rows: readonly UploadRow[]; queue: UploadQueue<File> }) {
  const pickAgain = usePickAgain(queue.reattach);
  const controls = [
    { words: BULK.retryFailed, ids: idsOf(rows, offers('retry')), press: queue.retry },
    { words: BULK.pauseAll, ids: idsOf(rows, offers('pause')), press: queue.pause },
    { words: BULK.resumeAll, ids: idsOf(rows, offers('resume')), press: queue.resume },
    { words: UPLOADS.pickFiles, ids: idsOf(rows, offers('pickAgain')), press: pickAgain },
    { words: BULK.clear, ids: idsOf(rows, isSaved), press: queue.remove },
  ].filter(({ ids }) => ids.length > 0);
  return (
    <Row gap={2} className={styles.controls}>
      {controls.map(({ words, ids, press }) => (
        <Button key={words} variant="outline" size="small" onClick={() => press(ids)}>
          {words}
        </Button>
      ))}
    </Row>
  );
}

const CHUNK = 40;

interface ChunkProps {
  rows: readonly UploadRow[];
  queue: UploadQueue<File>;
}

const isSame = (before: ChunkProps, after: ChunkProps): boolean =>
  before.rows.length === after.rows.length && before.rows.every((row, at) => row === after.rows[at]);

const Chunk = memo(function Chunk({ rows, queue }: ChunkProps) {
  return (
    <ul className={styles.chunk}>
      {rows.map((row) => (
        <UploadRowLine key={row.id} row={row} actions={queue} />
      ))}
    </ul>
  );
}, isSame);

/** Splits long lists into chunks: React updates changed ones, and the browser paints visible ones. */
function RowChunks({ rows, queue }: ChunkProps) {
  const count = Math.ceil(rows.length / CHUNK);
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, at) => (
        <Chunk key={at} rows={rows.slice(at * CHUNK, (at + 1) * CHUNK)} queue={queue} />
      ))}
    </div>
  );
}
