import { beforeEach, describe, expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexNodePlacements } from '../../src/adapters/knex/catalog/node-placements.ts';
import type { ParentRef } from '../../src/domain/catalog/arrange.ts';
import type { CatalogReader, CourseRepository, NodePlacements } from '../../src/domain/catalog/ports.ts';
import { countQueries } from './count-queries.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aDocument, aModule, ODD_TEXT } from './samples.ts';

interface Placed {
  readonly placements: NodePlacements;
  readonly courses: CourseRepository;
  readonly catalog: CatalogReader;
}

/** What every NodePlacements promises. `open` hands over an empty one with the stores that fill and show it. */
function nodePlacementsContract(adapter: string, open: () => Promise<Placed>): void {
  describe(`NodePlacements on ${adapter}`, () => {
    let stores: Placed;
    const parents: Record<string, ParentRef> = {
      module: { kind: 'module', courseId: 'course' },
      day: { kind: 'day', courseId: 'course', moduleId: 'late' },
      content: { kind: 'content', courseId: 'course', moduleId: 'module', dayId: 'day-3' },
      document: { kind: 'document', courseId: 'course', moduleId: 'late' },
    };

    /** Two courses alike: modules 1 and 4, days 1 and 3 in the first and 1 in the last, two items, two documents. */
    beforeEach(async () => {
      stores = await open();
      for (const p of ['', 'other-']) {
        const courseId = `${p}course`;
        await stores.courses.add(
          aCourse({ id: courseId }),
          [aModule({ id: `${p}module`, courseId }), aModule({ id: `${p}late`, courseId, number: 4 })],
          [
            aDay({ id: `${p}day`, moduleId: `${p}module` }),
            aDay({ id: `${p}day-3`, moduleId: `${p}module`, number: 3, title: 'Day 3' }),
            aDay({ id: `${p}day-late`, moduleId: `${p}late` }),
          ],
        );
        for (const name of ['lesson', 'notes'])
          await stores.courses.addContent(
            courseId,
            aContent({ id: p + name, dayId: `${p}day`, title: name, fileKey: `${p}${name}.mp4` }),
          );
        for (const name of ['paper', 'guide'])
          await stores.courses.addDocuments(courseId, [
            aDocument({ id: p + name, moduleId: `${p}module`, title: name, fileKey: `${p}${name}.pdf` }),
          ]);
      }
    });

    it('lists what hangs on a parent of this course, and knows an empty one from none', async () => {
      const { placements } = stores;
      const idsUnder = async (parent: ParentRef) => (await placements.under(parent))?.map(({ id }) => id);
      expect(await idsUnder(parents['module']!)).toEqual(['module', 'late']);
      expect(await idsUnder({ kind: 'day', courseId: 'course', moduleId: 'module' })).toEqual(['day', 'day-3']);
      expect(await idsUnder(parents['content']!)).toEqual([]);
      expect(await idsUnder(parents['document']!)).toEqual([]);
      for (const wrong of [
        { kind: 'module', courseId: 'nowhere' },
        { kind: 'day', courseId: 'course', moduleId: 'other-module' },
        { kind: 'document', courseId: 'other-course', moduleId: 'module' },
        { kind: 'content', courseId: 'course', moduleId: 'late', dayId: 'day' },
        { kind: 'content', courseId: 'course', moduleId: 'module', dayId: 'other-day' },
      ] as const)
        expect(await placements.under(wrong), JSON.stringify(wrong)).toBeUndefined();
    });

    it('moves several at once, and raises the version once and the revision of who gets another title', async () => {
      const { placements, catalog, courses } = stores;
      const other = await catalog.courseTree('other-course');
      const version = (await courses.find('course'))?.version ?? 0;
      await placements.place(parents['content']!, [
        { id: 'notes', title: 'notes', order: 1 },
        { id: 'lesson', title: ODD_TEXT, order: 2 },
      ]);
      expect(await placements.under(parents['content']!)).toEqual([
        { id: 'notes', title: 'notes', order: 1, parentId: 'day-3' },
        { id: 'lesson', title: ODD_TEXT, order: 2, parentId: 'day-3' },
      ]);
      const revision = async (id: string) => (await catalog.content(id))?.content.revision;
      expect([await revision('notes'), await revision('lesson')]).toEqual([1, 2]);
      expect((await courses.find('course'))?.version).toBe(version + 1);
      await placements.place(parents['document']!, [{ id: 'paper', title: 'paper', order: 1 }]);
      expect((await catalog.documents('course', 'late')).map(({ id }) => id)).toEqual(['paper']);
      expect(await catalog.courseTree('other-course')).toEqual(other);
    });
  });
}

onEveryDatabase((name, open) => {
  nodePlacementsContract(name, async () => {
    const db = await open();
    return {
      courses: new KnexCourseRepository(db),
      placements: new KnexNodePlacements(db),
      catalog: new KnexCatalogReader(db),
    };
  });

  it(`on ${name} two hundred items move in as many statements as two`, async () => {
    const db = await open();
    const courses = new KnexCourseRepository(db);
    await courses.add(aCourse(), [aModule()], [aDay(), aDay({ id: 'next', number: 2 })]);
    const ids = Array.from({ length: 200 }, (_, index) => `item-${index}`);
    for (const id of ids) await courses.addContent('course', aContent({ id, fileKey: `${id}.mp4` }));
    const placements = new KnexNodePlacements(db);
    const moved = (some: readonly string[], dayId: string) => async () => {
      const nodes = await placements.find('course', 'content', some);
      await placements.place({ kind: 'content', courseId: 'course', moduleId: 'module', dayId }, nodes);
    };
    const few = await countQueries(db, moved(ids.slice(0, 2), 'next'));
    expect(await countQueries(db, moved(ids, 'next'))).toEqual(few);
  });
});
