import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ADMIN } from '../../../../src/wire/admin-messages.ts';
import type { UploadRow } from '../../../../src/uploads/upload-queue.ts';
import { adminCourseKey } from '../../../api/admin-content.ts';

const isSettled = ({ state }: UploadRow) => state === 'saved' || state === 'failed';

/** Files that became part of the course: the screen asks again, and a batch that saves itself says when it is done. */
export function useArrivals(courseId: string, rows: readonly UploadRow[], say: (sentence: string) => void): void {
  const queries = useQueryClient();
  const before = useRef(rows);

  useEffect(() => {
    const known = new Map(before.current.map((row) => [row.id, row]));
    before.current = rows;
    const arrived = rows.filter((row) => row.state === 'saved' && known.has(row.id) && known.get(row.id)?.state !== 'saved');
    if (arrived.length === 0) return;
    void queries.invalidateQueries({ queryKey: adminCourseKey(courseId), exact: true });
    for (const batchId of new Set(arrived.filter(({ savesItself }) => savesItself).map((row) => row.batchId))) {
      const batch = rows.filter((row) => row.batchId === batchId);
      if (batch.every(isSettled)) say(ADMIN.filesSaved(batch.filter(({ state }) => state === 'saved').length));
    }
  }, [courseId, queries, rows, say]);
}
