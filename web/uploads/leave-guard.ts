import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import { isInFlight } from '../../src/uploads/upload-state.ts';

const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Warns before closing the tab during an upload, and only then: a `beforeunload` listener disables the back/forward
 * cache.
 */
export function warnsBeforeLeaving(rows: readonly UploadRow[]): void {
  if (rows.some(isInFlight)) addEventListener('beforeunload', confirmLeaving);
  else removeEventListener('beforeunload', confirmLeaving);
}
