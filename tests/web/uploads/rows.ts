import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import type { UploadState } from '../../../src/uploads/upload-state.ts';

export const uploadRow = (state: UploadState, facts: Partial<UploadRow> = {}): UploadRow => ({
  id: 'row-1',
  fileName: 'notes.pdf',
  bytes: 2_000_000,
  sentBytes: 0,
  bytesPerSecond: 0,
  folder: 'documents',
  target: { kind: 'document', courseId: 'c', courseTitle: 'Ten months', weekId: 'w', weekNumber: 3 },
  title: 'notes',
  state,
  savesItself: true,
  reason: undefined,
  key: undefined,
  batchId: 'b',
  ...facts,
});
