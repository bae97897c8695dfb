import { describe, expect, it } from 'vitest';
import { KnexProgressRepository } from '../../src/adapters/knex/learning/progress-repository.ts';
import type { ProgressRepository } from '../../src/domain/learning/ports.ts';
import type { Progress } from '../../src/domain/learning/progress.ts';
import { saveProgress } from '../support/save-progress.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aProgress, friday, monday, tuesday } from './samples.ts';

const find = async (progress: ProgressRepository, userId: string, contentId: string) =>
  (await progress.listOfCourses(userId, ['course'])).find((row) => row.contentId === contentId);

/** What every ProgressRepository promises. `open` hands over an empty one. */
function progressRepositoryContract(adapter: string, open: () => Promise<ProgressRepository>): void {
  const holding = async (...given: readonly Progress[]): Promise<ProgressRepository> => {
    const progress = await open();
    for (const row of given) await saveProgress(progress, row);
    return progress;
  };

  describe(`ProgressRepository on ${adapter}`, () => {
    it('gives progress back as it was, fractions of a second included', async () => {
      const row = aProgress({ positionSeconds: 3599.987_654, durationSeconds: 0, completedAt: tuesday });
      const progress = await holding(row);
      expect(await find(progress, 'ada', 'content')).toEqual(row);
      expect(await find(progress, 'bob', 'content')).toBeUndefined();
      expect(await find(progress, 'ada', 'another')).toBeUndefined();
    });

    it('keeps one row when two devices save at once', async () => {
      const progress = await open();
      await inParallel(20, (index) => saveProgress(progress, aProgress({ positionSeconds: index })));
      expect(await progress.listOfCourses('ada', ['course'])).toHaveLength(1);
    });

    it('gives back what was watched, and what may still count', async () => {
      const row = aProgress({
        watched: [
          [0, 12.34],
          [40, 61.25],
        ],
        allowanceSeconds: 7.5,
      });
      const progress = await holding(aProgress(), row);
      expect(await find(progress, 'ada', 'content')).toEqual(row);
      expect(await progress.listOfCourses('ada', ['course'])).toEqual([row]);
    });

    it('has each change see the one before it, also when many come at once', async () => {
      const progress = await open();
      const grow = (before: Progress | undefined) => aProgress({ positionSeconds: (before?.positionSeconds ?? 0) + 1 });
      const stored = await inParallel(20, () => progress.change('ada', 'content', grow));
      expect((await find(progress, 'ada', 'content'))?.positionSeconds).toBe(20);
      expect(new Set(stored.map(({ positionSeconds }) => positionSeconds)).size).toBe(20);
    });

    it('answers what is stored afterwards', async () => {
      const progress = await holding(aProgress({ completedAt: monday }));
      expect(await saveProgress(progress, aProgress({ completedAt: friday, positionSeconds: 3 }))).toEqual(
        aProgress({ completedAt: monday, positionSeconds: 3 }),
      );
    });

    it('lists what a user did in a course, and only that', async () => {
      const progress = await holding(
        aProgress(),
        aProgress({ contentId: 'second' }),
        aProgress({ contentId: 'elsewhere', courseId: 'another' }),
        aProgress({ userId: 'bob' }),
      );
      const rows = await progress.listOfCourses('ada', ['course']);
      expect(rows.map((row) => row.contentId).toSorted()).toEqual(['content', 'second']);
    });
  });
}

onEveryDatabase((name, open) => progressRepositoryContract(name, async () => new KnexProgressRepository(await open())));
