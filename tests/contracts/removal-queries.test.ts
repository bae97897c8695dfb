import { expect, it } from 'vitest';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { RandomIds } from '../../src/adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { DeleteCourse } from '../../src/domain/catalog/use-cases/delete-course.ts';
import { PurgeFromTrash } from '../../src/domain/catalog/use-cases/purge-from-trash.ts';
import { RestoreFromTrash } from '../../src/domain/catalog/use-cases/restore-from-trash.ts';
import { studentCounts } from '../../src/main/composition/links/catalog.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aDocument, aModule } from './samples.ts';

onEveryDatabase((name, open) => {
  it(`deletes, restores and purges a course on ${name} with the same few queries for 14 files as for 80`, async () => {
    const counts: number[][] = [];
    for (const moduleCount of [7, 40]) {
      const db = await open();
      const [ids, clock] = [new RandomIds(), new SystemClock()];
      const work = new KnexUnitOfWork(db, ids, clock);
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
      const counted = async <T>(change: () => Promise<T>): Promise<{ count: number; answer: T }> => {
        let count = 0;
        const countOne = () => {
          count += 1;
        };
        db.on('query', countOne);
        const answer = await change();
        db.removeListener('query', countOne);
        return { count, answer };
      };
      const students = studentCounts(new KnexEnrolmentRepository(db, clock));
      const deletion = { courseId: 'course', by: 'boss' };
      const deleteCourse = () => counted(() => new DeleteCourse(work, students, ids, clock).run(deletion));
      const first = await deleteCourse();
      expect(await db('contents').count({ n: '*' })).toEqual([{ n: 0 }]);
      expect(await db('jobs').where({ name: 'media/erase-files' })).toEqual([]);

      const restore = new RestoreFromTrash(work, ids, clock);
      const { count: restored } = await counted(() => restore.run({ entryId: first.answer.entryId, by: 'boss' }));
      expect(await db('contents').count({ n: '*' })).toEqual([{ n: moduleCount }]);

      const { entryId } = (await deleteCourse()).answer;
      const purge = new PurgeFromTrash(work, ids, clock);
      const { count: purged } = await counted(() => purge.run({ entryId, by: 'boss' }));
      const [job] = await db('jobs').where({ name: 'media/erase-files' }).select('payload');
      expect((JSON.parse((job as { payload: string }).payload) as { keys: string[] }).keys).toHaveLength(
        moduleCount * 2,
      );
      expect(await db('trashed_contents')).toEqual([]);
      counts.push([first.count, restored, purged]);
    }
    expect(counts[1]).toEqual(counts[0]);
    const [deleting, restoring, purging] = counts[0]!;
    expect(deleting).toBeLessThanOrEqual(20);
    expect(restoring).toBeLessThanOrEqual(20);
    expect(purging).toBeLessThanOrEqual(10);
  });
});
