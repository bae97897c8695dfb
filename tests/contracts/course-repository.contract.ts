import { describe, expect, it } from 'vitest';
import { type Guidance, NO_GUIDANCE } from '../../src/domain/catalog/guidance.ts';
import type { CatalogReader, CourseRepository } from '../../src/domain/catalog/ports.ts';
import { NO_THUMBNAIL } from '../../src/domain/catalog/thumbnail.ts';
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
      const course = aCourse({
        title: ODD_TEXT,
        description: ODD_TEXT,
        thumbnailKey: 'thumbnails/x.png',
        smallThumbnailKey: 'thumbnails/x-small.png',
        isLive: false,
        pastSlugs: ['before', 'first'],
      });
      await courses.add(course, [], []);
      expect(await courses.find('course')).toEqual(course);
      expect(await courses.find('another')).toBeUndefined();
    });

    it('knows the addresses of all courses but one, past ones too, and what is told to visitors is live', async () => {
      const { courses, catalog } = await open();
      await courses.add(aCourse({ id: 'a', pastSlugs: ['a-before'] }), [], []);
      await courses.add(aCourse({ id: 'b', isLive: false }), [], []);
      expect(await courses.takenSlugs()).toEqual(new Set(['a', 'a-before', 'b']));
      expect(await courses.takenSlugs('a')).toEqual(new Set(['b']));
      await courses.edit('a', { slug: 'a-now', pastSlugs: ['a', 'a-before'] });
      expect(await catalog.courseAddresses()).toEqual([{ id: 'a', slug: 'a-now', pastSlugs: ['a', 'a-before'] }]);
    });

    it('keeps the list of free lessons, one of none too, and raises no revision by it', async () => {
      const { courses } = await open();
      await courses.add(aCourse(), [], []);
      for (const freeLessons of [['a', 'b'], []]) {
        await courses.setFreeLessons('course', freeLessons);
        expect(await courses.find('course')).toMatchObject({ freeLessons, revision: 1 });
      }
      await expect(courses.setFreeLessons('another', [])).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('knows which request made a course, while that is there, and lets no second one in', async () => {
      const { courses } = await open();
      const request = { by: 'boss', key: 'a-key' };
      await courses.add(aCourse({ id: 'plain' }), [], []);
      await courses.add(aCourse({ id: 'plain too' }), [], []);
      expect(await courses.findRequested(request)).toBeUndefined();
      await courses.add(aCourse(), [aModule()], [], request);
      expect(await courses.findRequested(request)).toEqual(aCourse());
      await expect(courses.add(aCourse({ id: 'again' }), [], [], request)).rejects.toMatchObject({
        kind: 'conflict',
        code: 'catalog/made-already',
      });
      expect(await courses.find('again')).toBeUndefined();
      for (const other of [
        { by: 'boss', key: 'another' },
        { by: 'another', key: 'a-key' },
      ]) {
        expect(await courses.findRequested(other)).toBeUndefined();
        await courses.add(aCourse({ id: other.key + other.by }), [], [], other);
      }
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
      expect((await courses.listDays('course', 'module-60')).map(({ number }) => number)).toEqual([
        1, 2, 3, 4, 5, 6, 7,
      ]);
    });

    it('refuses a module number that the course already has, and then has nothing of the course', async () => {
      const { courses } = await open();
      const twins = [aModule(), aModule({ id: 'twin' })];
      await expect(courses.add(aCourse(), twins, [])).rejects.toMatchObject({
        kind: 'conflict',
        code: 'catalog/module-number-taken',
      });
      expect(await courses.find('course')).toBeUndefined();
    });

    it('refuses an item for a day or a module of another course, and changes nothing', async () => {
      const stores = await withTwoCourses();
      const before = await versions(stores);
      await expect(stores.courses.addContent('course', aContent({ dayId: 'other-day' }))).rejects.toMatchObject({
        kind: 'not-found',
        code: 'catalog/no-day',
      });
      await expect(
        stores.courses.addDocuments('course', [aDocument(), aDocument({ id: 'astray', moduleId: 'other-module' })]),
      ).rejects.toMatchObject({
        kind: 'not-found',
        code: 'catalog/no-module',
      });
      expect(await stores.courses.findModule('course', 'module')).toEqual(aModule());
      expect(await versions(stores)).toEqual(before);
    });

    it('edits what is named, and answers the course as it was', async () => {
      const { courses } = await withTwoCourses();
      const before = await courses.edit('course', {
        title: ODD_TEXT,
        priceCents: 1,
        thumbnailKey: 'thumbnails/new.png',
        smallThumbnailKey: 'thumbnails/new-small.png',
      });
      expect(before).toMatchObject({ title: 'Ten months', priceCents: 49_900, thumbnailKey: null, revision: 1 });
      expect(await courses.find('course')).toEqual(
        aCourse({
          title: ODD_TEXT,
          priceCents: 1,
          thumbnailKey: 'thumbnails/new.png',
          smallThumbnailKey: 'thumbnails/new-small.png',
          version: 2,
          revision: 2,
        }),
      );
      expect(await courses.find('other')).toEqual(aCourse({ id: 'other' }));
    });

    it('keeps a course’s guidance, whole or in part, and lets go of it', async () => {
      const { courses, catalog } = await withTwoCourses();
      const guidance: Guidance = {
        studyGroupUrl: 'https://chat.example/Gruppe-Zahnärzte?x=1&y=%20',
        mentorUrl: 'https://mentor.example/',
        soldWithout: ['case-discussions', 'mock-exams'],
      };
      const another: Guidance = { ...NO_GUIDANCE, mentorUrl: `https://meet.example/${'x'.repeat(470)}` };
      await courses.add(aCourse({ id: 'guided', guidance: another }), [], []);
      expect((await courses.find('guided'))?.guidance).toEqual(another);
      await courses.edit('course', { guidance });
      expect(await courses.find('course')).toEqual(aCourse({ guidance, version: 2, revision: 2 }));
      expect((await catalog.coursesByIds(['course', 'other'])).map((course) => course.guidance)).toEqual([
        guidance,
        NO_GUIDANCE,
      ]);
      await courses.edit('course', { title: 'Another title' });
      expect((await courses.find('course'))?.guidance).toEqual(guidance);
      await courses.edit('course', { guidance: { ...guidance, mentorUrl: null } });
      expect((await courses.find('course'))?.guidance).toEqual({ ...guidance, mentorUrl: null });
      await courses.edit('course', { guidance: NO_GUIDANCE });
      expect((await courses.find('course'))?.guidance).toEqual(NO_GUIDANCE);
    });

    it('lets one of twenty editors at once win', async () => {
      const { courses } = await withTwoCourses();
      const tries = await inParallel(20, (index) =>
        courses.edit('course', { title: `Title ${index}` }, 1).then(
          () => 'won',
          (error: { code: string }) => error.code,
        ),
      );
      expect(tries.filter((answer) => answer === 'won')).toHaveLength(1);
      expect(tries.filter((answer) => answer === 'catalog/stale')).toHaveLength(19);
    });

    it('keeps the revision of a course while things are added inside, and when it goes live or back', async () => {
      const { courses } = await withTwoCourses();
      await courses.addContent('course', aContent());
      expect(await courses.setLive('course', false)).toMatchObject({ isLive: false, revision: 1 });
      expect(await courses.setLive('course', true)).toEqual(await courses.find('course'));
      expect(await courses.find('course')).toMatchObject({ isLive: true, revision: 1 });
      await courses.edit('course', { title: 'Still the newest' }, 1);
      for (const isLive of [true, true, false, false])
        expect((await courses.setLive('course', isLive)).isLive).toBe(isLive);
      await expect(courses.setLive('nowhere', true)).rejects.toMatchObject({ code: 'catalog/no-course' });
    });

    it('replaces the picture that was seen, and no other, without an edit', async () => {
      const stores = await withTwoCourses();
      const { courses } = stores;
      await courses.edit('course', { thumbnailKey: 'old' });
      const before = await versions(stores);
      const after = { thumbnailKey: 'large', smallThumbnailKey: 'small' };
      for (const [id, shown] of [
        ['course', 'another'],
        ['other', 'old'],
        ['nowhere', 'old'],
      ] as const)
        expect(await courses.replaceThumbnail(id, shown, after), id).toBe(false);
      expect(await versions(stores)).toEqual(before);
      expect(await courses.replaceThumbnail('course', 'old', after)).toBe(true);
      expect(await courses.find('course')).toEqual(aCourse({ ...after, version: 3, revision: 2 }));
      expect((await versions(stores)).catalogue).toBe(before.catalogue + 1);
      expect(await courses.replaceThumbnail('course', 'large', NO_THUMBNAIL)).toBe(true);
      expect(await courses.find('course')).toEqual(aCourse({ version: 4, revision: 2 }));
    });

    it('raises the version of the course and of the catalogue with every write, and no other course', async () => {
      const stores = await withTwoCourses();
      const { courses } = stores;
      const writes = [
        () => courses.edit('course', { title: 'New' }),
        () => courses.setLive('course', false),
        () => courses.addContent('course', aContent()),
        () => courses.addDocuments('course', [aDocument()]),
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

    it('keeps what a look into a document found, and raises the versions with it', async () => {
      const stores = await withTwoCourses();
      const { courses, catalog } = stores;
      await courses.addDocuments('course', [aDocument({ fileKey: 'documents/1.pdf', pageCount: 1 })]);
      await courses.addDocuments('course', [aDocument({ id: 'second', fileKey: 'documents/2.pdf' })]);
      expect(await courses.isDocument('documents/1.pdf')).toBe(true);
      const before = await versions(stores);
      const found = { pageCount: 12, suggestedTitle: ODD_TEXT, previewKey: 'documents/1.webp' };
      expect(await courses.noteInspection('documents/1.pdf', found)).toBe(true);
      const after = await versions(stores);
      expect(after).toEqual({ course: before.course! + 1, other: before.other, catalogue: before.catalogue + 1 });
      const documents = async () => (await catalog.courseTree('course'))?.modules[0]?.documents;
      const second = aDocument({ id: 'second', fileKey: 'documents/2.pdf' });
      expect(await documents()).toMatchObject([{ ...aDocument({ fileKey: 'documents/1.pdf' }), ...found }, second]);

      expect(await courses.noteInspection('documents/1.pdf')).toBe(true);
      const forgotten = { pageCount: 12, suggestedTitle: null, previewKey: null };
      expect(await documents()).toMatchObject([{ ...aDocument({ fileKey: 'documents/1.pdf' }), ...forgotten }, second]);
    });

    it('gives every item the next position in its day or module, however many come at once', async () => {
      const { courses, catalog } = await withTwoCourses();
      await inParallel(10, (index) => courses.addContent('course', aContent({ id: `content-${index}` })));
      await inParallel(10, (index) => courses.addDocuments('course', [aDocument({ id: `document-${index}` })]));
      await courses.addContent('course', aContent({ id: 'alone', dayId: 'day-2' }));
      await courses.addDocuments(
        'course',
        ['z', 'a', 'm'].map((id) => aDocument({ id })),
      );
      const [module] = (await catalog.courseTree('course'))!.modules;
      const positions = (items: readonly { position: number }[]) => items.map(({ position }) => position);
      expect(positions(module!.days[0]!.contents)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(positions(module!.documents)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
      expect(module!.documents.slice(10).map(({ id }) => id)).toEqual(['z', 'a', 'm']);
      expect(positions(module!.days[1]!.contents)).toEqual([1]);
      expect((await courses.find('course'))?.version).toBe(23);
    });
  });
}
