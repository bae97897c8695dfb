import { describe, expect, it } from 'vitest';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexLessonReader } from '../../src/adapters/knex/catalog/lesson-reader.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aFile, aModule, aPaper, monday, tuesday } from './samples.ts';

onEveryDatabase((name, open) => {
  describe(`LessonReader on ${name}`, () => {
    const filled = async () => {
      const db = await open();
      const [courses, files] = [new KnexCourseRepository(db), new KnexFileRepository(db)];
      for (const [id, createdAt] of [
        ['newer', tuesday],
        ['older', monday],
      ] as const) {
        const [moduleId, dayId] = [`m-${id}`, `d-${id}`];
        const module = aModule({ id: moduleId, courseId: id, number: 2 });
        await courses.add(
          aCourse({ id, title: `Course ${id}`, createdAt }),
          [module],
          [aDay({ id: dayId, moduleId, number: 3 })],
        );
        await courses.addContent(id, aContent({ id: `video-${id}`, dayId, title: 'Risk', fileKey: `videos/${id}` }));
        await courses.addContent(id, aPaper({ id: `paper-${id}`, dayId, title: 'Notes', fileKey: `documents/${id}` }));
      }
      await files.add(aFile({ key: 'videos/older', status: 'attached', lengthSeconds: 754.25 }));
      await files.add(aFile({ key: 'documents/newer', status: 'attached', inspection: 'refused' }));
      return new KnexLessonReader(db);
    };
    const idsOf = (lessons: readonly { contentId: string }[]) => lessons.map(({ contentId }) => contentId);

    it('has each with its place, its length and its file', async () => {
      const reader = await filled();
      expect(await reader.of(['video-older', 'nothing'])).toEqual([
        {
          ...{
            contentId: 'video-older',
            courseId: 'older',
            courseTitle: 'Course older',
            moduleNumber: 2,
            dayNumber: 3,
          },
          ...{ title: 'Risk', isPaper: false, lengthSeconds: 754.25, fileKey: 'videos/older' },
        },
      ]);
      expect(await reader.of(['paper-older'])).toMatchObject([{ isPaper: true, lengthSeconds: null }]);
      expect(await reader.of([])).toEqual([]);
    });

    it('reads course by course, the oldest first, without those whose file is refused', async () => {
      const reader = await filled();
      expect(idsOf(await reader.first(9))).toEqual(['video-older', 'paper-older', 'video-newer']);
      expect(idsOf(await reader.first(1))).toEqual(['video-older']);
    });

    it('finds those of days, in every course', async () => {
      const reader = await filled();
      const at = (moduleNumber: number, dayNumber: number) => ({ moduleNumber, dayNumber });
      expect(idsOf(await reader.onDays([at(9, 9), at(2, 3)]))).toHaveLength(3);
      expect(await reader.onDays([at(3, 2)])).toEqual([]);
      expect(await reader.onDays([])).toEqual([]);
    });
  });
});
