import type { UploadRow } from '../../../src/uploads/upload-queue.ts';
import { dayTarget } from '../../uploads/support/samples.ts';

export const rowOf = (id: string, change: Partial<UploadRow> = {}): UploadRow => ({
  id,
  fileName: `${id}.mp4`,
  bytes: 1000,
  sentBytes: 0,
  bytesPerSecond: 0,
  folder: 'videos',
  target: dayTarget(),
  title: id,
  state: 'queued',
  savesItself: true,
  reason: undefined,
  key: undefined,
  batchId: 'batch',
  ...change,
});
