import { describe, expect, it } from 'vitest';
import type { OpenRestore, RestoreMarks } from '../../src/domain/enrolment/lost-payments/ports.ts';
import { inParallel } from './in-parallel.ts';
import { monday, tuesday } from './samples.ts';

type Marks = RestoreMarks & { add(mark: OpenRestore): Promise<void> };
const later = new Date(tuesday.getTime() + 1);

/** What every RestoreMarks promises. `open` hands over an empty one. */
export function restoreMarksContract(adapter: string, open: () => Promise<Marks>): void {
  describe(`RestoreMarks on ${adapter}`, () => {
    it('knows of no restore at first', async () => {
      const marks = await open();
      expect(await marks.findOpen()).toBeUndefined();
      expect(await marks.settle(tuesday, tuesday)).toBe(false);
    });

    it('finds the oldest backup of those that are open, and settles them for one of several', async () => {
      const marks = await open();
      await marks.add({ backupAt: monday, restoredAt: tuesday });
      await marks.add({ backupAt: tuesday, restoredAt: later });
      expect(await marks.findOpen()).toEqual({ backupAt: monday, restoredAt: tuesday });
      expect((await inParallel(5, () => marks.settle(tuesday, later))).filter(Boolean)).toHaveLength(1);
      expect(await marks.findOpen()).toEqual({ backupAt: tuesday, restoredAt: later });
      expect(await marks.settle(later, later)).toBe(true);
      expect(await marks.findOpen()).toBeUndefined();
    });
  });
}
