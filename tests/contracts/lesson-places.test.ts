import { describe, expect, it } from 'vitest';
import { KnexLessonPlaces } from '../../src/adapters/knex/questions/lesson-places.ts';
import { KnexVersionRepository } from '../../src/adapters/knex/questions/version-repository.ts';
import { KnexVignetteRepository } from '../../src/adapters/knex/questions/vignette-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aVersion, aVignette } from './question-samples.ts';

const place = (contentId: string, at: number) => ({ contentId, at, fileKey: `videos/${contentId}.mp4` });

onEveryDatabase((name, open) => {
  describe(`LessonPlaces on ${name}`, () => {
    const filled = async () => {
      const db = await open();
      await new KnexVignetteRepository(db).add([aVignette()]);
      await new KnexVersionRepository(db).add([aVersion({ state: 'approved' }), aVersion({ number: 2 })]);
      return new KnexLessonPlaces(db);
    };

    it('keeps the places of a question in their order, and replaces them', async () => {
      const places = await filled();
      expect(await places.replace('vignette-1', [place('b', 751), place('a', 0)])).toBe(true);
      expect(await places.replace('vignette-2', [place('c', 3)])).toBe(true);
      expect(await places.of(['vignette-2', 'vignette-1', 'nothing'])).toEqual([
        { questionId: 'vignette-1', ...place('b', 751) },
        { questionId: 'vignette-1', ...place('a', 0) },
        { questionId: 'vignette-2', ...place('c', 3) },
      ]);
      expect(await places.replace('vignette-1', [])).toBe(true);
      expect((await places.of(['vignette-1', 'vignette-2'])).map(({ contentId }) => contentId)).toEqual(['c']);
      expect(await places.of([])).toEqual([]);
    });

    it('stores nothing of a question that no version has', async () => {
      const places = await filled();
      expect(await places.replace('nothing', [place('a', 1)])).toBe(false);
      expect(await places.of(['nothing'])).toEqual([]);
    });

    it('lets those who set it at once wait for each other: one of them is the last', async () => {
      const places = await filled();
      const sets = ['a', 'b', 'c', 'd'].map((id) => [place(id, 1), place(id, 2)]);
      await Promise.all(sets.map((set) => places.replace('vignette-1', set)));
      const kept = await places.of(['vignette-1']);
      expect(sets).toContainEqual(kept.map(({ questionId: _questionId, ...rest }) => rest));
    });
  });
});
