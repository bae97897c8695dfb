import type { UploadRow } from '../../src/uploads/upload-queue.ts';
import { isInFlight } from './in-flight.ts';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Closing the tab asks first while something is under way, and only then: the listener costs the way back its speed. */
export function warnsBeforeLeaving(rows: readonly UploadRow[]): void {
  if (rows.some(isInFlight)) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}
