import type { UploadRow, UploadState } from '../../src/uploads/upload-queue.ts';

const IN_FLIGHT: readonly UploadState[] = ['queued', 'uploading', 'saving'];

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Closing the tab asks first while something is under way, and only then: the listener costs the way back its speed. */
export function warnsBeforeLeaving(rows: readonly UploadRow[]): void {
  if (rows.some(({ state }) => IN_FLIGHT.includes(state))) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
