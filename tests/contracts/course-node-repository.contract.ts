import { describe, expect, it } from 'vitest';
import type { ContentRef, NodeRef } from '../../src/domain/catalog/course-node.ts';
import type { CatalogReader, CourseNodeRepository, CourseRepository } from '../../src/domain/catalog/ports.ts';
import { inParallel } from './in-parallel.ts';
import { aContent, aCourse, aDay, aDocument, aModule, aPaper, ODD_TEXT } from './samples.ts';

export interface Catalog {
  readonly courses: CourseRepository;
  readonly nodes: CourseNodeRepository;
  readonly catalog: CatalogReader;
}

const module = { courseId: 'course', moduleId: 'module' };
const MODULE: NodeRef = { kind: 'module', ...module };
const DAY: NodeRef = { kind: 'day', ...module, dayId: 'day' };
const CONTENT: NodeRef = { kind: 'content', ...module, dayId: 'day', contentId: 'lesson' };
const DOCUMENT: NodeRef = { kind: 'document', ...module, documentId: 'paper' };
const PLACES: readonly NodeRef[] = [MODULE, DAY, CONTENT, DOCUMENT];

const OF_LESSON = ['captions', 'chapters', 'lesson.mp4', 'poster', 'poster-small'];
const OF_DAY = [...OF_LESSON, 'notes.mp4'];
const OF_MODULE = [...OF_DAY, 'guide.pdf', 'paper.pdf'];
const FILES_IN = { content: OF_LESSON, day: OF_DAY, document: ['paper.pdf'], module: OF_MODULE } as const;
const ALL_FILES: readonly string[] = [...OF_MODULE, 'thumbnail', 'thumbnail-small'];

/** Every way to name the place with one wrong parent, or a wrong id of its own. */
const wrongWays = (ref: NodeRef): NodeRef[] =>
  Object.keys(ref)
    .filter((name) => name !== 'kind')
    .flatMap((name) =>
      ['elsewhere', `other-${name.replace('Id', '')}`, '', '%'].map((id) => ({ ...ref, [name]: id }) as NodeRef),
    );

/** What every CourseNodeRepository promises. `open` hands over an empty one with the stores that fill and show it. */
export function partRepositoryContract(adapter: string, open: () => Promise<Catalog>): void {
  /**
   * Two courses alike: modules 1 and 4, days 1 and 3, in the first day two items, in the first module two documents.
   */
  const full = async (): Promise<Catalog> => {
    const stores = await open();
    for (const prefix of ['', 'other-']) {
      const courseId = `${prefix}course`;
      const modules = [
        aModule({ id: `${prefix}module`, courseId }),
        aModule({ id: `${prefix}late`, courseId, number: 4 }),
      ];
      const days = [1, 3].map((number) =>
        aDay({
          id: `${prefix}day${number === 1 ? '' : '-3'}`,
          moduleId: `${prefix}module`,
          number,
          title: `Day ${number}`,
        }),
      );
      const picture = { thumbnailKey: `${prefix}thumbnail`, smallThumbnailKey: `${prefix}thumbnail-small` };
      await stores.courses.add(aCourse({ id: courseId, ...picture }), modules, days);
      for (const name of ['lesson', 'notes']) {
        const texts =
          name === 'lesson'
            ? {
                captionsKey: `${prefix}captions`,
                chaptersKey: `${prefix}chapters`,
                posterKey: `${prefix}poster`,
                smallPosterKey: `${prefix}poster-small`,
              }
            : {};
        await stores.courses.addContent(
          courseId,
          aContent({
            id: prefix + name,
            dayId: `${prefix}day`,
            fileKey: `${prefix}${name}.mp4`,
            title: name,
            ...texts,
          }),
        );
      }
      for (const name of ['paper', 'guide']) {
        await stores.courses.addDocuments(courseId, [
          aDocument({ id: prefix + name, moduleId: `${prefix}module`, fileKey: `${prefix}${name}.pdf`, title: name }),
        ]);
      }
    }
    return stores;
  };
  const state = async ({ catalog }: Catalog) =>
    JSON.stringify([
      await catalog.courseTree('course'),
      await catalog.courseTree('other-course'),
      await catalog.catalogueVersion(),
    ]);
  const version = async ({ courses }: Catalog) => (await courses.find('course'))?.version ?? 0;

  describe(`CourseNodeRepository on ${adapter}`, () => {
    it('adds a module with its days, under a number that the course does not have', async () => {
      const stores = await full();
      const { nodes, courses } = stores;
      await nodes.addModule(aModule({ id: 'second', number: 2, title: ODD_TEXT }), [
        aDay({ id: 'of-second', moduleId: 'second' }),
      ]);
      expect((await courses.listModules('course')).map(({ id }) => id)).toEqual(['module', 'second', 'late']);
      expect(await courses.listDays('course', 'second')).toEqual([aDay({ id: 'of-second', moduleId: 'second' })]);
      const before = await state(stores);
      await expect(nodes.addModule(aModule({ id: 'third', number: 4 }), [])).rejects.toMatchObject({
        kind: 'conflict',
        code: 'catalog/module-number-taken',
        message: 'This course already has a module 4. Please choose another number.',
      });
      await expect(nodes.addModule(aModule({ id: 'third', courseId: 'nowhere' }), [])).rejects.toMatchObject({
        code: 'catalog/no-course',
      });
      expect(await state(stores)).toBe(before);
    });

    it('gives a number to one of many modules that want it at once', async () => {
      const { nodes, courses } = await full();
      const tries = await inParallel(10, (index) =>
        nodes.addModule(aModule({ id: `new-${index}`, number: 9 }), []).then(
          () => true,
          () => false,
        ),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
      expect((await courses.listModules('course')).map(({ number }) => number)).toEqual([1, 4, 9]);
    });

    it('gives a video files beside its own and answers those that it had; its title’s revision stays', async () => {
      const stores = await full();
      const { nodes, catalog } = stores;
      const before = { version: await version(stores), catalogue: await catalog.catalogueVersion() };
      const ref = CONTENT as ContentRef;
      const had = {
        captionsKey: 'captions',
        chaptersKey: 'chapters',
        posterKey: 'poster',
        smallPosterKey: 'poster-small',
      };
      expect(await nodes.editVideo(ref, { captionsKey: 'new', posterKey: 'shot' })).toEqual(had);
      expect(await nodes.editVideo(ref, { chaptersKey: null, smallPosterKey: null })).toEqual({
        ...had,
        captionsKey: 'new',
        posterKey: 'shot',
      });
      const found = await catalog.content('lesson');
      expect(found?.content).toMatchObject({
        captionsKey: 'new',
        chaptersKey: null,
        posterKey: 'shot',
        smallPosterKey: null,
        revision: 1,
        title: 'lesson',
      });
      expect((await catalog.content('other-lesson'))?.content).toMatchObject({ captionsKey: 'other-captions' });
      expect(await version(stores)).toBe(before.version + 2);
      expect(await catalog.catalogueVersion()).toBe(before.catalogue + 2);
    });

    it('gives nothing to a paper, nor to a video under wrong parents', async () => {
      const stores = await full();
      await stores.courses.addContent('course', aPaper({ id: 'pdf', fileKey: 'x.pdf' }));
      const before = await state(stores);
      const paper = { ...CONTENT, contentId: 'pdf' } as ContentRef;
      await expect(stores.nodes.editVideo(paper, { captionsKey: 'new' })).rejects.toMatchObject({
        kind: 'invalid',
        code: 'catalog/not-a-video',
      });
      for (const wrong of wrongWays(CONTENT))
        await expect(
          stores.nodes.editVideo(wrong as ContentRef, { captionsKey: 'new' }),
          JSON.stringify(wrong),
        ).rejects.toMatchObject({ kind: 'not-found' });
      expect(await state(stores)).toBe(before);
    });

    it('adds a day to a module of this course', async () => {
      const stores = await full();
      await stores.nodes.addDay('course', aDay({ id: 'new', number: 4 }));
      expect((await stores.courses.listDays('course', 'module')).map(({ id }) => id)).toEqual(['day', 'day-3', 'new']);
      const before = await state(stores);
      await expect(
        stores.nodes.addDay('course', aDay({ id: 'lost', moduleId: 'other-module', number: 9 })),
      ).rejects.toMatchObject({ code: 'catalog/no-module' });
      expect(await state(stores)).toBe(before);
    });

    it.each(PLACES)('renames a $kind, which raises its revision and the versions', async (ref) => {
      const stores = await full();
      const before = await version(stores);
      await stores.nodes.rename(ref, ODD_TEXT, 1);
      expect((await stores.nodes.find(ref))?.title).toBe(ODD_TEXT);
      expect((await stores.nodes.siblings(ref)).filter(({ title }) => title === ODD_TEXT)).toHaveLength(1);
      expect(await version(stores)).toBeGreaterThan(before);
      await stores.nodes.rename(ref, 'Whoever is last');
      const after = await state(stores);
      await expect(stores.nodes.rename(ref, 'Too late', 2)).rejects.toMatchObject({
        kind: 'conflict',
        code: 'catalog/stale',
        isStale: true,
      });
      for (const wrong of wrongWays(ref))
        await expect(stores.nodes.rename(wrong, 'X')).rejects.toMatchObject({ kind: 'not-found' });
      expect(await state(stores)).toBe(after);
      await stores.nodes.rename(ref, 'Third', 3);
    });

    it.each(PLACES)('lets one of many renames of a $kind at once win', async (ref) => {
      const { nodes } = await full();
      const tries = await inParallel(8, (index) =>
        nodes.rename(ref, `Title ${index}`, 1).then(
          () => 'won',
          (error: { code: string }) => error.code,
        ),
      );
      expect(tries.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'catalog/stale'), 'won']);
    });

    it.each(PLACES)('removes a $kind with all that is in it, and nothing beside it', async (ref) => {
      const stores = await full();
      const { nodes, catalog } = stores;
      const inside: readonly string[] = FILES_IN[ref.kind];
      const [other, before] = [await catalog.courseTree('other-course'), await version(stores)];
      for (const wrong of wrongWays(ref))
        await expect(nodes.delete(wrong)).rejects.toMatchObject({ kind: 'not-found' });
      expect(await version(stores)).toBe(before);
      await nodes.delete(ref);
      expect(await nodes.find(ref)).toBeUndefined();
      expect((await catalog.usedFiles(ALL_FILES)).toSorted()).toEqual(
        ALL_FILES.filter((key) => !inside.includes(key)).toSorted(),
      );
      expect(await catalog.courseTree('other-course')).toEqual(other);
      expect(await version(stores)).toBeGreaterThan(before);
      await expect(nodes.delete(ref)).rejects.toMatchObject({ kind: 'not-found' });
    });

    it('removes a course with all that is in it', async () => {
      const { nodes, catalog, courses } = await full();
      const keys = ALL_FILES;
      const [other, before] = [await catalog.courseTree('other-course'), await catalog.catalogueVersion()];
      expect((await catalog.usedFiles(keys)).toSorted()).toEqual(keys.toSorted());
      await nodes.delete({ kind: 'course', courseId: 'course' });
      expect([
        await courses.find('course'),
        await courses.listModules('course'),
        await catalog.usedFiles(keys),
      ]).toEqual([undefined, [], []]);
      expect(await catalog.catalogueVersion()).toBeGreaterThan(before);
      expect(await catalog.courseTree('other-course')).toEqual(other);
      await expect(nodes.delete({ kind: 'course', courseId: 'course' })).rejects.toMatchObject({
        code: 'catalog/no-course',
      });
    });
  });
}
