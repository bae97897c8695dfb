import type { UploadQueue, UploadRow } from '../../src/uploads/upload-queue.ts';
import { useStore } from '../platform/store.ts';
import { drawnRows, uploads } from './uploads.ts';

export interface Uploads extends Omit<UploadQueue<File>, 'subscribe' | 'rows'> {
  readonly rows: readonly UploadRow[];
}

/** Returns all uploads of the signed-in administrator, with stable actions. */
export function useUploads(): Uploads {
  const rows = useStore(drawnRows);
  return { ...uploads, rows };
}
