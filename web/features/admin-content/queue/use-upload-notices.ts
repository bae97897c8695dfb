import { useEffect, useRef } from 'react';
import type { UploadRow } from '../../../../src/uploads/upload-queue.ts';
import { hasEnded, hasFailed, isSaved, isSaving } from '../../../../src/uploads/upload-state.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { useFeedback } from '../../../ui/feedback.ts';

/** Counts saved, unannounced files of these batches; 0 while a batch is running. */
function toTell(rows: readonly UploadRow[], batches: ReadonlySet<string>, told: Set<string>): number {
  let count = 0;
  for (const batchId of batches) {
    const batch = rows.filter((row) => row.batchId === batchId && row.savesItself);
    if (!batch.every(hasEnded)) continue;
    for (const { id } of batch.filter(isSaved)) {
      if (told.has(id)) continue;
      told.add(id);
      count += 1;
    }
  }
  return count;
}

/**
 * Announces finished uploads: the count of saved files per batch, and each failure at once. Excludes failures of Save
 * All, which has its own summary.
 */
export function useUploadNotices(rows: readonly UploadRow[], say: (sentence: string) => void): void {
  const { notify } = useFeedback();
  const before = useRef(rows);
  const told = useRef(new Set<string>());

  useEffect(() => {
    const known = new Map(before.current.map((row) => [row.id, row]));
    before.current = rows;
    const hasChanged = ({ id, state }: UploadRow) => known.has(id) && known.get(id)?.state !== state;
    const ended = rows.filter((row) => hasEnded(row) && hasChanged(row));
    if (ended.length === 0) return;
    for (const row of ended) {
      const last = known.get(row.id);
      const isSummedUp = last && isSaving(last) && !row.savesItself;
      if (hasFailed(row) && row.reason && !isSummedUp) notify(row.reason, { tone: 'failure' });
    }
    const count = toTell(rows, new Set(ended.map(({ batchId }) => batchId)), told.current);
    if (count > 0) say(ADMIN.filesSaved(count));
  }, [notify, rows, say]);
}
