import { memo } from 'react';
import type { UploadQueue, UploadRow } from '../../../src/uploads/upload-queue.ts';
import { UploadRowLine } from '../../uploads/upload-row.tsx';
import styles from './upload-list.module.css';

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

/** Long lists in pieces: React looks into those that changed, and the browser draws those that are seen. */
export function RowChunks({ rows, queue }: ChunkProps) {
  const count = Math.ceil(rows.length / CHUNK);
  return (
    <div className={styles.rows}>
      {Array.from({ length: count }, (_, at) => (
        <Chunk key={at} rows={rows.slice(at * CHUNK, (at + 1) * CHUNK)} queue={queue} />
      ))}
    </div>
  );
}
