import { M } from '../../../../src/wire/messages.ts';
import { ApiError } from '../../../api/client.ts';

/** The server's sentence; ours when nobody answered; the specification's when there was an answer without words. */
export function courseFailure(error: Error): string {
  const hasWords = error instanceof ApiError && (error.isFromServer || error.status === 0);
  return hasWords ? error.message : M.noCourseData;
}
