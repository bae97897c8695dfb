import { beforeEach, describe, expect, it } from 'vitest';
import type { ContentRef, CourseRef, DocumentRef, NodeRef } from '../../src/domain/catalog/course-node.ts';
import type { CatalogReader, CourseNodeRepository, CourseRepository } from '../../src/domain/catalog/ports.ts';
import type { TrashRepository } from '../../src/domain/catalog/trash/ports.ts';
import type { UserRepository } from '../../src/domain/identity/ports.ts';
import type { FileRepository } from '../../src/domain/media/ports.ts';
import type { ConversionRepository, RenditionRepository } from '../../src/domain/media/renditions/ports.ts';
import {
  aContent,
  aCourse,
  aDay,
  aDocument,
  aFile,
  aModule,
  aPaper,
  aUser,
  friday,
  monday,
  ODD_TEXT,
  tuesday,
} from './samples.ts';

export interface TrashStores {
  readonly courses: CourseRepository;
  readonly nodes: CourseNodeRepository;
  readonly trash: TrashRepository;
  readonly catalog: CatalogReader;
  readonly files: FileRepository;
  readonly renditions: RenditionRepository;
  readonly conversions: ConversionRepository;
  readonly users: UserRepository;
  /** In a transaction of its own. */
  delete(ref: NodeRef | CourseRef, id: string, at?: Date): Promise<void>;
}

const module = { courseId: 'course', moduleId: 'module' };
const COURSE: CourseRef = { kind: 'course', courseId: 'course' };
const MODULE: NodeRef = { kind: 'module', ...module };
const DAY: NodeRef = { kind: 'day', ...module, dayId: 'day' };
const CONTENT: ContentRef = { kind: 'content', ...module, dayId: 'day', contentId: 'lesson' };
const DOCUMENT: DocumentRef = { kind: 'document', ...module, documentId: 'paper' };
const NODES: readonly NodeRef[] = [MODULE, DAY, CONTENT, DOCUMENT];

const OF_LESSON = ['captions', 'chapters', 'lesson.mov', 'poster', 'poster-small'];
const OF_DAY = [...OF_LESSON, 'notes.pdf'];
const OF_MODULE = [...OF_DAY, 'guide.pdf', 'paper.pdf'];
const FILES_IN = {
  content: OF_LESSON,
  day: OF_DAY,
  document: ['paper.pdf'],
  module: OF_MODULE,
  course: [...OF_MODULE, 'thumbnail', 'thumbnail-small'],
} as const satisfies Record<string, readonly string[]>;
/** They go with the file that they were made of, and count as used as long as that does. */
const MADE = ['paper.webp', 'lesson-480.mp4'];

const COUNTS = {
  content: { modules: 0, days: 0, contents: 1, documents: 0 },
  document: { modules: 0, days: 0, contents: 0, documents: 1 },
  day: { modules: 0, days: 1, contents: 2, documents: 0 },
  module: { modules: 1, days: 2, contents: 2, documents: 2 },
  course: { modules: 2, days: 2, contents: 2, documents: 2 },
} as const;

/** What every TrashRepository promises. `open` hands over an empty one with the stores that fill and show it. */
export function trashRepositoryContract(adapter: string, open: () => Promise<TrashStores>): void {
  describe(`TrashRepository on ${adapter}`, () => {
    let stores: TrashStores;

    /** Two courses alike: in the first module of each two days and two documents, in its first day two items. */
    beforeEach(async () => {
      stores = await open();
      const { courses, files, renditions, users } = stores;
      await users.add(aUser({ id: 'boss', name: 'The Boss' }));
      for (const prefix of ['', 'other-']) {
        const courseId = `${prefix}course`;
        const moduleId = `${prefix}module`;
        const facts = {
          title: `${prefix}${ODD_TEXT}`,
          thumbnailKey: `${prefix}thumbnail`,
          smallThumbnailKey: `${prefix}thumbnail-small`,
          hasQuestionBank: false,
          pastSlugs: [`${prefix}before`],
          freeLessons: [`${prefix}item`],
          guidance: {
            studyGroupUrl: 'https://group.example/',
            mentorUrl: null,
            soldWithout: ['mentor' as const],
          },
        };
        await courses.add(
          aCourse({ id: courseId, ...facts }),
          [aModule({ id: moduleId, courseId, title: 'Perio' }), aModule({ id: `${prefix}late`, courseId, number: 4 })],
          [
            aDay({ id: `${prefix}day`, moduleId, title: 'Pockets' }),
            aDay({ id: `${prefix}day-3`, moduleId, number: 3, title: 'Day 3' }),
          ],
        );
        for (const key of [...FILES_IN.course, ...MADE])
          await files.add(aFile({ key: prefix + key, status: 'attached', bytes: 10 }));
        const extras = {
          captionsKey: `${prefix}captions`,
          chaptersKey: `${prefix}chapters`,
          posterKey: `${prefix}poster`,
          smallPosterKey: `${prefix}poster-small`,
        };
        const dayId = `${prefix}day`;
        await courses.addContent(
          courseId,
          aContent({ id: `${prefix}lesson`, dayId, title: 'Lesson', fileKey: `${prefix}lesson.mov`, ...extras }),
        );
        await courses.addContent(
          courseId,
          aPaper({ id: `${prefix}notes`, dayId, title: 'Notes', fileKey: `${prefix}notes.pdf` }),
        );
        await courses.addDocuments(courseId, [
          aDocument({
            id: `${prefix}paper`,
            moduleId,
            title: 'Paper',
            fileKey: `${prefix}paper.pdf`,
            previewKey: `${prefix}paper.webp`,
            pageCount: 7,
            suggestedTitle: 'Its own',
          }),
          aDocument({ id: `${prefix}guide`, moduleId, title: 'Guide', fileKey: `${prefix}guide.pdf` }),
        ]);
        await renditions.add({
          sourceKey: `${prefix}lesson.mov`,
          height: 480,
          fileKey: `${prefix}lesson-480.mp4`,
        });
      }
    });

    const treeOf = async (courseId = 'course') => {
      const tree = await stores.catalog.courseTree(courseId);
      return tree && { ...tree, course: { ...tree.course, version: 0 } };
    };
    const usedOf = async (keys: readonly string[]) => (await stores.catalog.usedFiles(keys)).toSorted();
    const restored = (id: string, ref: NodeRef | CourseRef) => {
      const nodeId = { course: 'course', module: 'module', day: 'day', content: 'lesson', document: 'paper' }[ref.kind];
      return stores.trash.restore({ id, kind: ref.kind, courseId: 'course', nodeId });
    };

    it.each([COURSE, ...NODES])(
      'keeps a $kind with all that is in it out of everything, and its files in use',
      async (ref) => {
        const { catalog, trash, courses } = stores;
        const other = await treeOf('other-course');
        await stores.delete(ref, 'entry');
        const files = FILES_IN[ref.kind];
        expect(await usedOf(files)).toEqual([...files].toSorted());
        for (const key of files) expect(await catalog.fileUse(key), key).toBeUndefined();
        expect((await trash.fileKeys('entry')).toSorted()).toEqual([...files].toSorted());
        expect(await treeOf('other-course')).toEqual(other);
        expect(await courses.isDocument('paper.pdf')).toBe(['day', 'content'].includes(ref.kind));
        if (ref.kind === 'course') expect(await catalog.listCourses()).toMatchObject([{ id: 'other-course' }]);
        else expect(await stores.nodes.find(ref)).toBeUndefined();
      },
    );

    it.each([COURSE, ...NODES])('weighs a $kind and knows where it was', async (ref) => {
      await stores.delete(ref, 'entry', tuesday);
      const entry = await stores.trash.take('entry');
      const made = { content: 1, day: 1, document: 1, module: 2, course: 2 }[ref.kind];
      const nodeId = { course: 'course', module: 'module', day: 'day', content: 'lesson', document: 'paper' }[ref.kind];
      const title = { course: ODD_TEXT, module: 'Perio', day: 'Pockets', content: 'Lesson', document: 'Paper' }[
        ref.kind
      ];
      const parentId = { course: null, module: 'course', day: 'module', content: 'day', document: 'module' }[ref.kind];
      expect(entry).toEqual({
        id: 'entry',
        kind: ref.kind,
        nodeId,
        title,
        order: ref.kind === 'course' ? 0 : 1,
        courseId: 'course',
        parentId,
        courseTitle: ODD_TEXT,
        module: ref.kind === 'course' || ref.kind === 'module' ? null : { number: 1, title: 'Perio' },
        day: ref.kind === 'content' ? { number: 1, title: 'Pockets' } : null,
        deletedBy: 'boss',
        deletedAt: tuesday,
        counts: COUNTS[ref.kind],
        bytes: (FILES_IN[ref.kind].length + made) * 10,
        file: null,
      });
    });

    it.each([
      [COURSE, 'thumbnail', 'thumbnail', 'thumbnail-small', 20],
      [CONTENT, 'content', 'lesson.mov', null, 20],
      [CONTENT, 'poster', 'poster', 'poster-small', 20],
      [CONTENT, 'captions', 'captions', null, 10],
      [DOCUMENT, 'document', 'paper.pdf', null, 10],
    ] as const)(
      'keeps a file that a $kind has shown, and knows where it was',
      async (ref, part, key, smallKey, bytes) => {
        const { trash, files, catalog } = stores;
        const [own, small] = [`old-${key}`, smallKey && `old-${smallKey}`];
        const keys = [own, small].filter((one) => one !== null);
        for (const one of keys)
          await files.add(aFile({ key: one, status: 'attached', bytes: 10, originalName: 'Old one.bin' }));
        if (part === 'content') {
          await files.add(aFile({ key: 'old-480.mp4', status: 'attached', bytes: 10 }));
          await stores.renditions.add({ sourceKey: own, height: 480, fileKey: 'old-480.mp4' });
        }
        const tree = await treeOf();
        const deletion = { id: 'entry', deletedBy: 'boss', deletedAt: tuesday };
        const kept = await trash.keepFile(ref, { part, key: own, smallKey: small }, deletion);
        expect(kept).toEqual({
          ...deletion,
          kind: 'file',
          nodeId: { course: 'course', content: 'lesson', document: 'paper' }[ref.kind],
          title: { course: ODD_TEXT, content: 'Lesson', document: 'Paper' }[ref.kind],
          order: 0,
          courseId: 'course',
          parentId: null,
          courseTitle: ODD_TEXT,
          module: ref.kind === 'course' ? null : { number: 1, title: 'Perio' },
          day: ref.kind === 'content' ? { number: 1, title: 'Pockets' } : null,
          counts: { modules: 0, days: 0, contents: 0, documents: 0 },
          bytes,
          file: { part, key: own, smallKey: small, name: 'Old one.bin' },
        });
        expect([await trash.take('entry'), (await trash.list({ limit: 9 }))[0]]).toMatchObject([kept, kept]);
        expect((await trash.fileKeys('entry')).toSorted()).toEqual(keys.toSorted());
        expect(await usedOf(keys)).toEqual(keys.toSorted());
        for (const one of keys) expect(await catalog.fileUse(one)).toBeUndefined();
        expect(await files.giveUpOrphans(friday, 100)).toEqual([]);
        expect(await treeOf()).toEqual(tree);
        await trash.remove('entry');
        expect(await usedOf(keys)).toEqual([]);
      },
    );

    it.each(NODES)('restores a $kind as it was, which raises the versions', async (ref) => {
      const { catalog, trash, courses } = stores;
      const [before, other] = [await treeOf(), await treeOf('other-course')];
      await stores.delete(ref, 'entry');
      const version = async () => [(await courses.find('course'))?.version ?? 0, await catalog.catalogueVersion()];
      const [ofCourse = 0, ofAll = 0] = await version();
      await restored('entry', ref);
      expect(await treeOf()).toEqual(before);
      expect(await treeOf('other-course')).toEqual(other);
      const [courseAfter = 0, allAfter = 0] = await version();
      expect(courseAfter).toBeGreaterThan(ofCourse);
      expect(allAfter).toBeGreaterThan(ofAll);
      expect([await trash.take('entry'), await trash.list({ limit: 9 }), await trash.fileKeys('entry')]).toEqual([
        undefined,
        [],
        [],
      ]);
      expect(await catalog.fileUse(FILES_IN[ref.kind][0])).toMatchObject({ courseId: 'course' });
    });

    it('restores a course as it was, but for being a draft with a newer version', async () => {
      const { catalog, courses } = stores;
      const [before, other] = [await treeOf(), await treeOf('other-course')];
      const was = (await courses.find('course'))?.version ?? 0;
      await stores.delete(COURSE, 'entry');
      const all = await catalog.catalogueVersion();
      await restored('entry', COURSE);
      expect(await treeOf()).toEqual({ ...before, course: { ...before?.course, isLive: false } });
      expect(await treeOf('other-course')).toEqual(other);
      expect((await courses.find('course'))?.version).toBeGreaterThan(was);
      expect(await catalog.catalogueVersion()).toBeGreaterThan(all);
    });

    it('restores a course although the request that made it has made another one since', async () => {
      const { courses } = stores;
      const request = { by: 'boss', key: 'one-click' };
      await courses.add(aCourse({ id: 'first' }), [], [], request);
      await stores.delete({ kind: 'course', courseId: 'first' }, 'entry');
      await courses.add(aCourse({ id: 'second' }), [], [], request);
      await stores.trash.restore({ id: 'entry', kind: 'course', courseId: 'first', nodeId: 'first' });
      expect(await courses.find('first')).toBeDefined();
      expect((await courses.findRequested(request))?.id).toBe('second');
    });

    it.each(NODES)('gives a $kind the order and the title that it shall have', async (ref) => {
      await stores.delete(ref, 'entry');
      const nodeId = { module: 'module', day: 'day', content: 'lesson', document: 'paper' }[ref.kind];
      await stores.trash.restore(
        { id: 'entry', kind: ref.kind, courseId: 'course', nodeId },
        { order: 9, title: 'Back' },
      );
      expect(await stores.nodes.find(ref)).toEqual({ id: nodeId, title: 'Back', order: 9 });
    });

    it('finds what something hung on, wherever that is now', async () => {
      const { trash } = stores;
      const parentOf = async (id: string) => trash.parentOf((await trash.take(id))!);
      for (const ref of [CONTENT, DOCUMENT, DAY, MODULE]) {
        await stores.delete(ref, ref.kind);
        const { courseId } = ref;
        const parent = {
          content: { kind: 'content', courseId, moduleId: 'module', dayId: 'day' },
          document: { kind: 'document', courseId, moduleId: 'module' },
          day: { kind: 'day', courseId, moduleId: 'module' },
          module: { kind: 'module', courseId },
        }[ref.kind];
        expect(await parentOf(ref.kind)).toEqual({ parent });
      }
      await stores.delete(COURSE, 'course');
      expect(await parentOf('content')).toMatchObject({ trashed: { id: 'day' } });
      expect(await parentOf('document')).toMatchObject({ trashed: { id: 'module' } });
      expect(await parentOf('day')).toMatchObject({ trashed: { id: 'module' } });
      expect(await parentOf('module')).toMatchObject({ trashed: { id: 'course' } });
      expect(await parentOf('course')).toBeUndefined();
      for (const id of ['day', 'module', 'course']) await trash.remove(id);
      for (const id of ['content', 'document']) expect(await parentOf(id)).toBeUndefined();
    });

    it('refuses to restore into a course that is gone', async () => {
      await stores.delete(MODULE, 'module');
      await stores.delete(COURSE, 'course');
      await expect(restored('module', MODULE)).rejects.toMatchObject({ code: 'catalog/no-course' });
      expect(await stores.trash.take('module')).toBeDefined();
    });

    it('keeps nothing under wrong parents', async () => {
      for (const ref of [
        { ...MODULE, courseId: 'other-course' },
        { ...DAY, moduleId: 'late' },
        { ...CONTENT, dayId: 'day-3' },
        { ...DOCUMENT, courseId: 'other-course' },
        { ...COURSE, courseId: 'nowhere' },
      ] as (NodeRef | CourseRef)[])
        await expect(
          stores.trash.keep(ref, { id: 'entry', deletedBy: 'boss', deletedAt: monday }),
          JSON.stringify(ref),
        ).rejects.toMatchObject({ kind: 'not-found' });
      expect(await stores.trash.list({ limit: 9 })).toEqual([]);
    });

    it('names the papers nobody looked into and the videos of which not everything was made', async () => {
      const { files, conversions, trash } = stores;
      await conversions.expect('lesson.mov');
      await files.settleInspection('notes.pdf', { state: 'ready' });
      await files.settleInspection('guide.pdf', {
        state: 'refused',
        refusal: { code: 'media/active', message: 'It has a script.', fields: {} },
      });
      await stores.delete(COURSE, 'entry');
      expect(await trash.unfinishedFiles('entry')).toEqual({ uninspected: ['paper.pdf'], unconverted: ['lesson.mov'] });
      await conversions.setPercent('lesson.mov', 100);
      await files.settleInspection('paper.pdf', { state: 'ready' });
      expect(await trash.unfinishedFiles('entry')).toEqual({ uninspected: [], unconverted: [] });
    });

    it('lists the newest first, page by page, with the name of whoever deleted it', async () => {
      const { trash } = stores;
      await stores.delete(CONTENT, 'b', tuesday);
      await stores.delete(DOCUMENT, 'a', tuesday);
      await stores.delete(DAY, 'd', monday);
      await stores.delete(MODULE, 'c', friday);
      const idsOf = async (page: { limit: number; before?: string }) => (await trash.list(page)).map(({ id }) => id);
      expect(await idsOf({ limit: 9 })).toEqual(['c', 'b', 'a', 'd']);
      expect(await idsOf({ limit: 2 })).toEqual(['c', 'b']);
      expect(await idsOf({ limit: 2, before: 'b' })).toEqual(['a', 'd']);
      expect(await idsOf({ limit: 2, before: 'gone' })).toEqual([]);
      expect(await trash.list({ limit: 1 })).toMatchObject([{ deletedBy: 'boss', deletedByName: 'The Boss' }]);
      await trash.keep(COURSE, { id: 'e', deletedBy: 'nobody', deletedAt: new Date(friday.getTime() + 1) });
      expect(await trash.list({ limit: 1 })).toMatchObject([{ deletedBy: 'nobody', deletedByName: null }]);
    });

    it('names what was deleted up to a moment, oldest first, that very millisecond included', async () => {
      const { trash } = stores;
      await stores.delete(CONTENT, 'b', tuesday);
      await stores.delete(DOCUMENT, 'a', monday);
      expect(await trash.listDeletedUpTo(tuesday, 9)).toEqual(['a', 'b']);
      expect(await trash.listDeletedUpTo(new Date(tuesday.getTime() - 1), 9)).toEqual(['a']);
      expect(await trash.listDeletedUpTo(tuesday, 1)).toEqual(['a']);
    });
  });
}
