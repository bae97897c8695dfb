import { expect, it } from 'vitest';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { RandomIds } from '../../src/adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { DeleteCourse } from '../../src/domain/catalog/use-cases/delete-course.ts';
import { studentCounts } from '../../src/main/composition/links/catalog.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aDocument, aModule } from './samples.ts';

onEveryDatabase((name, open) => {
  it(`removes a course on ${name} with the same few queries for 14 files as for 80`, async () => {
    const counts: number[] = [];
    for (const moduleCount of [7, 40]) {
      const db = await open();
      const work = new KnexUnitOfWork(db, new RandomIds(), new SystemClock());
      await work.run(async ({ courses }) => {
        const modules = Array.from({ length: moduleCount }, (_, index) =>
          aModule({ id: `module-${index}`, number: index + 1 }),
        );
        await courses.add(
          aCourse(),
          modules,
          modules.map(({ id }) => aDay({ id: `day of ${id}`, moduleId: id })),
        );
        for (const { id } of modules) {
          await courses.addContent(
            'course',
            aContent({ id: `item of ${id}`, dayId: `day of ${id}`, fileKey: `videos/${id}` }),
          );
          await courses.addDocuments('course', [
            aDocument({ id: `paper of ${id}`, moduleId: id, fileKey: `documents/${id}` }),
          ]);
        }
      });
      let count = 0;
      const countOne = () => {
        count += 1;
      };
      db.on('query', countOne);
      await new DeleteCourse(work, studentCounts(new KnexEnrolmentRepository(db, new SystemClock()))).run({
        courseId: 'course',
      });
      db.removeListener('query', countOne);
      counts.push(count);
      const [job] = await db('jobs').where({ name: 'media/erase-files' }).select('payload');
      expect((JSON.parse((job as { payload: string }).payload) as { keys: string[] }).keys).toHaveLength(
        moduleCount * 2,
      );
      expect(await db('contents').count({ n: '*' })).toEqual([{ n: 0 }]);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[0]).toBeLessThanOrEqual(12);
  });
});
