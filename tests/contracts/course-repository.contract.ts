import { describe, expect, it } from 'vitest';
import type { CatalogReader, CourseRepository } from '../../src/domain/catalog/ports.ts';
import { inParallel } from './in-parallel.ts';
import { aContent, aCourse, aDay, aDocument, aModule, ODD_TEXT } from './samples.ts';

export interface Catalog {
  readonly courses: CourseRepository;
  readonly catalog: CatalogReader;
}

/** What every CourseRepository promises. `open` hands over an empty one, and the reader that sees the versions. */
export function courseRepositoryContract(adapter: string, open: () => Promise<Catalog>): void {
  /** Two courses with one module of two days each. */
  const withTwoCourses = async (): Promise<Catalog> => {
    const stores = await open();
    const days = [aDay({ id: 'day-2', number: 2 }), aDay({ id: 'day', number: 1 })];
    await stores.courses.add(aCourse(), [aModule()], days);
    const otherDays = days.map((day) => ({ ...day, id: `other-${day.id}`, moduleId: 'other-module' }));
    await stores.courses.add(aCourse({ id: 'other' }), [aModule({ id: 'other-module', courseId: 'other' })], otherDays);
    return stores;
  };
  const versions = async ({ courses, catalog }: Catalog) => ({
    course: (await courses.find('course'))?.version,
    other: (await courses.find('other'))?.version,
    catalogue: await catalog.catalogueVersion(),
  });

  describe(`CourseRepository on ${adapter}`, () => {
    it('gives a course back as it was', async () => {
      const { courses } = await open();
      const course = aCourse({ title: ODD_TEXT, description: ODD_TEXT, thumbnailKey: 'thumbnails/x.png', isLive: false });
      await courses.add(course, [], []);
      expect(await courses.find('course')).toEqual(course);
      expect(await courses.find('another')).toBeUndefined();
    });

    it('holds sixty modules with seven days each, in the order of their numbers', async () => {
      const { courses } = await open();
      const numbers = Array.from({ length: 60 }, (_, index) => 60 - index);
      const modules = numbers.map((number) => aModule({ id: `module-${number}`, number, title: `Week ${number}` }));
      const days = modules.flatMap(({ id }) =>
        [7, 3, 1, 2, 4, 6, 5].map((number) => aDay({ id: `${id}-${number}`, moduleId: id, number })),
      );
      await courses.add(aCourse(), modules, days);
      expect((await courses.listModules('course')).map(({ number }) => number)).toEqual(numbers.toReversed());
      expect((await courses.listDays('course', 'module-60')).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });

    it('refuses a module number that the course already has, and then has nothing of the course', async () => {
      const { courses } = await open();
      const twins = [aModule(), aModule({ id: 'twin' })];
      await expect(courses.add(aCourse(), twins, [])).rejects.toMatchObject({ kind: 'conflict', code: 'catalog/module-number-taken' });
      expect(await courses.find('course')).toBeUndefined();
    });

    it('finds a child under its own parents only', async () => {
      const { courses } = await withTwoCourses();
      expect(await courses.findModule('course', 'module')).toEqual(aModule());
      expect(await courses.findModule('other', 'module')).toBeUndefined();
      expect(await courses.findDay('course', 'module', 'day')).toEqual(aDay());
      expect(await courses.findDay('course', 'module', 'other-day')).toBeUndefined();
      expect(await courses.findDay('course', 'other-module', 'other-day')).toBeUndefined();
      expect(await courses.findDay('other', 'module', 'day')).toBeUndefined();
      expect(await courses.listDays('course', 'other-module')).toEqual([]);
      expect(await courses.listModules('nowhere')).toEqual([]);
    });

    it('refuses an item for a day or a module of another course, and changes nothing', async () => {
      const stores = await withTwoCourses();
      const before = await versions(stores);
      await expect(stores.courses.addContent('course', aContent({ dayId: 'other-day' }))).rejects.toMatchObject({
        kind: 'not-found',
        code: 'catalog/no-day',
      });
      await expect(stores.courses.addDocument('course', aDocument({ moduleId: 'other-module' }))).rejects.toMatchObject({
        kind: 'not-found',
        code: 'catalog/no-module',
      });
      await stores.courses.renameModule(aModule({ courseId: 'other', title: 'Taken over' }));
      expect(await stores.courses.findModule('course', 'module')).toEqual(aModule());
      expect(await versions(stores)).toEqual(before);
    });

    it('renames a module and nothing else', async () => {
      const { courses } = await withTwoCourses();
      await courses.renameModule(aModule({ title: ODD_TEXT }));
      expect(await courses.findModule('course', 'module')).toEqual(aModule({ title: ODD_TEXT }));
      expect(await courses.findModule('other', 'other-module')).toMatchObject({ title: 'Study Plan' });
    });

    it('changes a course whose version is the stored one', async () => {
      const { courses } = await withTwoCourses();
      await courses.update(aCourse({ title: 'New', priceCents: 1, isLive: false, thumbnailKey: 'thumbnails/new.png' }));
      expect(await courses.find('course')).toEqual(
        aCourse({ title: 'New', priceCents: 1, isLive: false, thumbnailKey: 'thumbnails/new.png', version: 2 }),
      );
      expect(await courses.find('other')).toEqual(aCourse({ id: 'other' }));
    });

    it('refuses a change to a course that somebody changed in the meantime', async () => {
      const { courses } = await withTwoCourses();
      await courses.update(aCourse({ title: 'Mine' }));
      await expect(courses.update(aCourse({ title: 'Yours' }))).rejects.toMatchObject({ kind: 'conflict', code: 'catalog/stale' });
      await expect(courses.update(aCourse({ id: 'nowhere' }))).rejects.toMatchObject({ kind: 'conflict', code: 'catalog/stale' });
      expect((await courses.find('course'))?.title).toBe('Mine');
    });

    it('lets one of twenty editors at once win', async () => {
      const { courses } = await withTwoCourses();
      const tries = await inParallel(20, (index) =>
        courses.update(aCourse({ title: `Title ${index}` })).then(() => 'won', (error: { code: string }) => error.code),
      );
      expect(tries.filter((answer) => answer === 'won')).toHaveLength(1);
      expect(tries.filter((answer) => answer === 'catalog/stale')).toHaveLength(19);
    });

    it('raises the version of the course and of the catalogue with every write, and no other course', async () => {
      const stores = await withTwoCourses();
      const { courses } = stores;
      const writes = [
        () => courses.update(aCourse({ title: 'New' })),
        () => courses.renameModule(aModule({ title: 'New' })),
        () => courses.addContent('course', aContent()),
        () => courses.addDocument('course', aDocument()),
      ];
      for (const write of writes) {
        const before = await versions(stores);
        await write();
        const after = await versions(stores);
        expect(after.course).toBeGreaterThan(before.course!);
        expect(after.catalogue).toBeGreaterThan(before.catalogue);
        expect(after.other).toBe(before.other);
      }
      const before = await stores.catalog.catalogueVersion();
      await courses.add(aCourse({ id: 'third' }), [], []);
      expect(await stores.catalog.catalogueVersion()).toBeGreaterThan(before);
    });

    it('gives every item the next position in its day or module, however many come at once', async () => {
      const { courses, catalog } = await withTwoCourses();
      await inParallel(10, (index) => courses.addContent('course', aContent({ id: `content-${index}` })));
      await inParallel(10, (index) => courses.addDocument('course', aDocument({ id: `document-${index}` })));
      await courses.addContent('course', aContent({ id: 'alone', dayId: 'day-2' }));
      const [module] = (await catalog.courseTree('course'))!.modules;
      const positions = (items: readonly { position: number }[]) => items.map(({ position }) => position);
      expect(positions(module!.days[0]!.contents)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(positions(module!.documents)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(positions(module!.days[1]!.contents)).toEqual([1]);
      expect((await courses.find('course'))?.version).toBe(22);
    });
  });
}
