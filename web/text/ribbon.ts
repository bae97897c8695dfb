import { M } from '../../src/wire/messages.ts';

/** The tape on a course card (specification 9): more than 10 weeks, more than 5, or none. */
export function ribbonOf(weekCount: number): string | undefined {
  if (weekCount > 10) return M.ribbonComprehensive;
  return weekCount > 5 ? M.ribbonPopular : undefined;
}
