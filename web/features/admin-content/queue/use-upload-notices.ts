import { useEffect, useRef } from 'react';
import type { UploadRow } from '../../../../src/uploads/upload-queue.ts';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import { useFeedback } from '../../../ui/feedback.ts';

const isSettled = ({ state }: UploadRow) => state === 'saved' || state === 'failed';

/** How many of the self-saving files in these batches are saved and not told yet; none while a batch still goes on. */
function toTell(rows: readonly UploadRow[], batches: ReadonlySet<string>, told: Set<string>): number {
  let count = 0;
  for (const batchId of batches) {
    const batch = rows.filter((row) => row.batchId === batchId && row.savesItself);
    if (!batch.every(isSettled)) continue;
    for (const { id, state } of batch) {
      if (state !== 'saved' || told.has(id)) continue;
      told.add(id);
      count += 1;
    }
  }
  return count;
}

/** What ended since the last look: how many were saved, once their whole batch is done; a failure at once, except of Save All, which sums up its own. */
export function useArrivals(rows: readonly UploadRow[], say: (sentence: string) => void): void {
  const { notify } = useFeedback();
  const before = useRef(rows);
  const told = useRef(new Set<string>());

  useEffect(() => {
    const known = new Map(before.current.map((row) => [row.id, row.state]));
    before.current = rows;
    const ended = rows.filter((row) => isSettled(row) && known.has(row.id) && known.get(row.id) !== row.state);
    if (ended.length === 0) return;
    for (const row of ended) {
      const isSummedUp = known.get(row.id) === 'saving' && !row.savesItself;
      if (row.state === 'failed' && row.reason && !isSummedUp) notify(row.reason, { tone: 'failure' });
    }
    const count = toTell(rows, new Set(ended.map(({ batchId }) => batchId)), told.current);
    if (count > 0) say(ADMIN.filesSaved(count));
  }, [notify, rows, say]);
}
