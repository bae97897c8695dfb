import { describe, expect, it } from 'vitest';
import { KnexAttemptRepository } from '../../src/adapters/knex/identity/attempt-repository.ts';
import type { AttemptRepository } from '../../src/domain/identity/ports.ts';
import { HOUR_MS } from '../../src/domain/kernel/clock.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { friday, monday, tuesday } from './samples.ts';

/** What every AttemptRepository promises. `open` hands over an empty one. */
function attemptRepositoryContract(adapter: string, open: () => Promise<AttemptRepository>): void {
  describe(`AttemptRepository on ${adapter}`, () => {
    it('counts each of twenty at the same time', async () => {
      const attempts = await open();
      const counts = await inParallel(20, () => attempts.add('ada', monday, HOUR_MS));
      expect(counts.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, n) => n + 1),
      );
    });

    it('takes one back, and never below none', async () => {
      const attempts = await open();
      await attempts.takeBack('ada');
      await attempts.add('ada', monday, HOUR_MS);
      await attempts.takeBack('ada');
      await attempts.takeBack('ada');
      expect(await attempts.add('ada', monday, HOUR_MS)).toMatchObject({ count: 1 });
    });

    it('forgets a subject, and those that are old', async () => {
      const attempts = await open();
      for (const subject of ['ada', 'bob', 'cy']) await attempts.add(subject, monday, HOUR_MS);
      await attempts.forget('ada');
      await attempts.removeOlderThan(monday);
      expect(await attempts.add('ada', tuesday, 100 * HOUR_MS)).toMatchObject({ count: 1 });
      expect(await attempts.add('bob', tuesday, 100 * HOUR_MS)).toMatchObject({ count: 2 });
      await attempts.removeOlderThan(tuesday);
      expect(await attempts.add('cy', friday, 1000 * HOUR_MS)).toMatchObject({ count: 1 });
      expect(await attempts.add('ada', friday, 1000 * HOUR_MS)).toMatchObject({ count: 2 });
    });
  });
}

onEveryDatabase((name, open) => attemptRepositoryContract(name, async () => new KnexAttemptRepository(await open())));
