import { M } from '../../../../src/wire/messages.ts';
import { ApiError } from '../../../api/client.ts';

/** Returns the server's sentence; ours without an answer; the specification's for an answer without a sentence. */
export function courseFailure(error: Error): string {
  const hasWords = error instanceof ApiError && (error.isFromServer || error.status === 0);
  return hasWords ? error.message : M.noCourseData;
}
