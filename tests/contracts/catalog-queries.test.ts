import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import type { CatalogReader } from '../../src/domain/catalog/ports.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aDocument, aModule } from './samples.ts';

/** Of a whole course: itself, its modules with their days, contents, what was made of videos, documents, discussions. */
const MAX_QUERIES = 6;

const calls: Record<keyof CatalogReader, (reader: CatalogReader) => Promise<unknown>> = {
  courseAddresses: (reader) => reader.courseAddresses(),
  liveOutlines: (reader) => reader.liveOutlines(),
  allOutlines: (reader) => reader.allOutlines(),
  outline: (reader) => reader.outline('course'),
  catalogueVersion: (reader) => reader.catalogueVersion(),
  courseTree: (reader) => reader.courseTree('course'),
  listCourses: (reader) => reader.listCourses(),
  coursesByIds: (reader) => reader.coursesByIds(['course', 'other']),
  courseFacts: (reader) => reader.courseFacts(['course', 'other']),
  content: (reader) => reader.content('item of module-1-1'),
  document: (reader) => reader.document('paper of module-1'),
  documents: (reader) => reader.documents('course', 'module-1'),
  studyItems: (reader) => reader.studyItems(['course', 'other']),
  placedTests: (reader) => reader.placedTests(['course', 'other']),
  fileUse: (reader) => reader.fileUse('videos/202603/lesson.mp4'),
  usedFiles: (reader) => reader.usedFiles(['videos/202603/lesson.mp4', 'documents/202603/paper.pdf']),
};

async function addCourse(db: Knex, moduleCount: number): Promise<void> {
  const modules = Array.from({ length: moduleCount }, (_, index) =>
    aModule({ id: `module-${index + 1}`, number: index + 1 }),
  );
  const days = modules.flatMap(({ id }) =>
    Array.from({ length: 7 }, (_, index) => aDay({ id: `${id}-${index + 1}`, moduleId: id, number: index + 1 })),
  );
  await db.transaction(async (trx) => {
    const courses = new KnexCourseRepository(trx);
    await courses.add(aCourse(), modules, days);
    await courses.add(aCourse({ id: 'other' }), [], []);
    for (const { id } of days) await courses.addContent('course', aContent({ id: `item of ${id}`, dayId: id }));
    for (const { id } of modules)
      await courses.addDocuments('course', [aDocument({ id: `paper of ${id}`, moduleId: id })]);
  });
}

onEveryDatabase((name, open) => {
  it(`asks ${name} the same few queries for 7 modules as for 40`, async () => {
    const counts: Record<number, Record<string, number>> = {};
    for (const moduleCount of [7, 40]) {
      const db = await open();
      await addCourse(db, moduleCount);
      const reader = new KnexCatalogReader(db);
      const counted: Record<string, number> = {};
      for (const [call, run] of Object.entries(calls)) counted[call] = await countQueries(db, () => run(reader));
      counts[moduleCount] = counted;
    }
    expect(counts[40]).toEqual(counts[7]);
    for (const count of Object.values(counts[40]!)) {
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(MAX_QUERIES);
    }
  });
});
