import type { UploadQueue, UploadRow } from '../../src/uploads/upload-queue.ts';
import { useStore } from '../platform/store.ts';
import { drawnRows, uploads } from './uploads.ts';

export interface Uploads extends Omit<UploadQueue<File>, 'subscribe' | 'rows'> {
  readonly rows: readonly UploadRow[];
}

/** Every upload of the signed-in administrator, and what can be done with them. The actions stay the same. */
export function useUploads(): Uploads {
  const rows = useStore(drawnRows);
  return { ...uploads, rows };
}
