import { beforeEach, describe, expect, it } from 'vitest';
import type { CatalogReader, CourseRepository } from '../../src/domain/catalog/ports.ts';
import type { DiscussionRepository } from '../../src/domain/discussions/ports.ts';
import type { FileRepository } from '../../src/domain/media/ports.ts';
import { aSeries } from '../domain/discussions/discussion-samples.ts';
import { sortedBy } from '../doubles/sorted-by.ts';
import { aContent, aCourse, aDay, aDocument, aFile, aModule, aPaper, monday, ODD_TEXT, tuesday } from './samples.ts';

export interface Catalog {
  readonly catalog: CatalogReader;
  readonly courses: CourseRepository;
  readonly files: FileRepository;
  readonly discussions: Pick<DiscussionRepository, 'addSeries'>;
}

const TEN_GIB = 10 * 1024 ** 3;

/** What every CatalogReader promises. `open` hands over an empty one and what fills it. */
export function catalogReaderContract(adapter: string, open: () => Promise<Catalog>): void {
  describe(`CatalogReader on ${adapter}`, () => {
    let catalog: CatalogReader;
    let courses: CourseRepository;
    let files: FileRepository;
    let discussions: Catalog['discussions'];

    beforeEach(async () => {
      ({ catalog, courses, files, discussions } = await open());
    });

    const PICTURE = { thumbnailKey: 'thumbnails/full.png', smallThumbnailKey: 'thumbnails/full-small.png' };

    /** Two modules; the first with two days, three items and two documents, the second with an empty day. */
    const addFullCourse = async () => {
      const modules = [
        aModule({ id: 'second', number: 2, title: 'Later' }),
        aModule({ id: 'first', number: 1, title: ODD_TEXT }),
      ];
      const days = [
        aDay({ id: 'late', moduleId: 'first', number: 2 }),
        aDay({ id: 'early', moduleId: 'first', number: 1 }),
        aDay({ id: 'empty', moduleId: 'second', number: 1 }),
      ];
      await courses.add(aCourse(PICTURE), modules, days);
      await courses.addContent(
        'course',
        aContent({ id: 'in-late', dayId: 'late', title: 'Third', fileKey: 'videos/3' }),
      );
      await courses.addContent(
        'course',
        aContent({
          id: 'z-first',
          dayId: 'early',
          title: 'First',
          captionsKey: 'videos/1.vtt',
          chaptersKey: 'videos/1-chapters.vtt',
          posterKey: 'thumbnails/poster-large.webp',
          smallPosterKey: 'thumbnails/poster-small.webp',
        }),
      );
      await courses.addContent(
        'course',
        aPaper({
          id: 'a-second',
          dayId: 'early',
          title: 'Second',
          fileKey: 'documents/2',
        }),
      );
      await files.add(aFile({ key: 'documents/paper', contentType: 'application/pdf', bytes: TEN_GIB }));
      await courses.addDocuments('course', [
        aDocument({ id: 'z-paper', moduleId: 'first', fileKey: 'documents/paper' }),
      ]);
      await courses.addDocuments('course', [
        aDocument({ id: 'a-notes', moduleId: 'first', fileKey: 'documents/lost', pageCount: null }),
      ]);
    };

    it('shows live courses, oldest first, with counts', async () => {
      await addFullCourse();
      await courses.add(aCourse({ id: 'newer', createdAt: tuesday }), [], []);
      await courses.add(
        aCourse({ id: 'draft', isLive: false, createdAt: monday }),
        [aModule({ id: 'm-draft', courseId: 'draft' })],
        [],
      );
      const [full, newer, ...others] = await catalog.liveOutlines();
      expect(others).toEqual([]);
      expect(newer).toEqual({
        course: aCourse({ id: 'newer', createdAt: tuesday }),
        ...{ mockExamCount: 0, discussions: [], modules: [] },
      });
      expect(full).toEqual({
        course: aCourse({ ...PICTURE, version: 6 }),
        mockExamCount: 0,
        discussions: [],
        modules: [
          {
            module: aModule({ id: 'first', number: 1, title: ODD_TEXT }),
            days: [
              { id: 'early', number: 1, itemCount: 2, videoCount: 1, testCount: 0 },
              { id: 'late', number: 2, itemCount: 1, videoCount: 1, testCount: 0 },
            ],
            documentCount: 2,
          },
          {
            module: aModule({ id: 'second', number: 2, title: 'Later' }),
            days: [{ id: 'empty', number: 1, itemCount: 0, videoCount: 0, testCount: 0 }],
            documentCount: 0,
          },
        ],
      });
    });

    it('tells the weekly times of a course’s series that are not ended, oldest first, without their rooms', async () => {
      await courses.add(aCourse(), [], []);
      await discussions.addSeries(aSeries({ id: 'b', createdAt: tuesday, isCaseDiscussion: true }));
      await discussions.addSeries(aSeries({ id: 'a', createdAt: monday, startsAt: '07:30' }));
      await discussions.addSeries(aSeries({ id: 'over', endedAt: tuesday }));
      await discussions.addSeries(aSeries({ id: 'other', courseId: 'other' }));
      const weekly = { weekday: 3, minutes: 90, timeZone: 'Australia/Sydney' };
      const told = [
        { ...weekly, startsAt: '07:30', isCaseDiscussion: false },
        { ...weekly, startsAt: '19:00', isCaseDiscussion: true },
      ];
      expect((await catalog.courseTree('course'))?.discussions).toEqual(told);
      expect((await catalog.outline('course'))?.discussions).toEqual(told);
      expect((await catalog.liveOutlines())[0]?.discussions).toEqual(told);
    });

    it('lists all courses, live or not, oldest first', async () => {
      expect(await catalog.listCourses()).toEqual([]);
      const newer = aCourse({ id: 'a-newer', createdAt: tuesday });
      const draft = aCourse({ id: 'draft', isLive: false, createdAt: monday });
      for (const course of [newer, draft]) await courses.add(course, [], []);
      expect(await catalog.listCourses()).toEqual([draft, newer]);
    });

    it('knows of each item which file it shows, as the admin named it', async () => {
      await addFullCourse();
      await files.add(aFile({ key: 'videos/3', originalName: ODD_TEXT, bytes: TEN_GIB, etag: 'abc-7' }));
      const file = { bytes: TEN_GIB, etag: 'abc-7', contentType: 'video/mp4', originalName: ODD_TEXT, state: 'ready' };
      expect((await catalog.content('in-late'))?.content.file).toEqual(file);
      expect((await catalog.courseTree('course'))?.modules[0]?.days[1]?.contents[0]?.file).toEqual(file);
      expect((await catalog.content('z-first'))?.content.file).toBeUndefined();
    });

    it('lists the documents of a module of this very course', async () => {
      await addFullCourse();
      expect(await catalog.documents('course', 'first')).toEqual(
        (await catalog.courseTree('course'))?.modules[0]?.documents,
      );
      expect(await catalog.documents('course', 'second')).toEqual([]);
      expect(await catalog.documents('another', 'first')).toEqual([]);
      const [document] = await catalog.documents('course', 'first');
      expect(await catalog.document(document?.id ?? '')).toEqual({ document, courseId: 'course' });
      expect(await catalog.document('in-late')).toBeUndefined();
    });

    it('tells which of many files are used', async () => {
      await addFullCourse();
      const used = [
        'videos/3',
        'videos/1.vtt',
        'videos/1-chapters.vtt',
        'thumbnails/poster-large.webp',
        'thumbnails/poster-small.webp',
        'documents/2',
        'documents/paper',
        'thumbnails/full.png',
        'thumbnails/full-small.png',
      ];
      expect((await catalog.usedFiles([...used, 'videos/', '%', ''])).toSorted()).toEqual(used.toSorted());
      expect(await catalog.usedFiles([])).toEqual([]);
      expect(await catalog.usedFiles(Array.from({ length: 500 }, (_, index) => `videos/${index}`))).toEqual([
        'videos/3',
      ]);
    });

    it('tells of several courses what their sale and their page need, as it is now', async () => {
      for (const id of ['a', 'b']) await courses.add(aCourse({ id }), [], []);
      const found = async () => sortedBy(await catalog.courseFacts(['b', 'not-there', 'a', 'a']), ({ id }) => id);
      const { title, priceCents, durationMonths, isLive, hasQuestionBank, version } = aCourse();
      expect(await found()).toEqual(
        ['a', 'b'].map((id) => ({ id, title, priceCents, durationMonths, isLive, hasQuestionBank, version })),
      );
      await courses.setLive('a', !isLive);
      await courses.edit('b', { title: 'Another', priceCents: 1, durationMonths: 3 });
      expect(await found()).toEqual([
        { id: 'a', title, priceCents, durationMonths, isLive: !isLive, hasQuestionBank, version: version + 1 },
        { id: 'b', title: 'Another', priceCents: 1, durationMonths: 3, isLive, hasQuestionBank, version: version + 1 },
      ]);
      expect(await catalog.courseFacts([])).toEqual([]);
    });

    it('lists the items of courses in reading order, and one empty row for a module without any', async () => {
      await addFullCourse();
      await courses.add(aCourse({ id: 'other' }), [aModule({ id: 'bare', courseId: 'other' })], []);
      await files.add(aFile({ key: 'videos/3', status: 'attached', lengthSeconds: 754.25 }));
      const rows = await catalog.studyItems(['course', 'other']);
      const video = (lengthSeconds: number) => ({ type: 'video', lengthSeconds, test: null });
      const first = { courseId: 'course', moduleId: 'first', moduleNumber: 1, moduleTitle: ODD_TEXT };
      expect(rows.filter(({ courseId }) => courseId === 'course')).toEqual([
        { ...first, ...video(61.25), dayNumber: 1, contentId: 'z-first', title: 'First' },
        {
          ...first,
          dayNumber: 1,
          contentId: 'a-second',
          type: 'pdf',
          title: 'Second',
          lengthSeconds: null,
          test: null,
        },
        // The file knows its length better than who uploaded it.
        { ...first, ...video(754.25), dayNumber: 2, contentId: 'in-late', title: 'Third' },
        {
          courseId: 'course',
          moduleId: 'second',
          moduleNumber: 2,
          moduleTitle: 'Later',
          dayNumber: null,
          contentId: null,
          type: null,
          title: null,
          lengthSeconds: null,
          test: null,
        },
      ]);
      expect(rows.filter(({ courseId }) => courseId === 'other')).toEqual([
        {
          courseId: 'other',
          moduleId: 'bare',
          moduleNumber: 1,
          moduleTitle: 'Study Plan',
          dayNumber: null,
          contentId: null,
          type: null,
          title: null,
          lengthSeconds: null,
          test: null,
        },
      ]);
      expect(await catalog.studyItems([])).toEqual([]);
      expect(await catalog.studyItems(['not-there'])).toEqual([]);
    });

    it('counts nothing whose file is refused, says why it is, and what a preview belongs to', async () => {
      await addFullCourse();
      const refusal = { code: 'media/pdf-broken', message: ODD_TEXT, fields: {} };
      for (const key of ['documents/bad', 'documents/worse', 'documents/good', 'documents/new'])
        await files.add(aFile({ key, contentType: 'application/pdf', status: 'attached' }));
      for (const key of ['documents/bad', 'documents/worse'])
        await files.settleInspection(key, { state: 'refused', refusal });
      await files.settleInspection('documents/good', { state: 'ready' });
      const documents = [
        aDocument({ id: 'bad', fileKey: 'documents/bad' }),
        aDocument({ id: 'good', fileKey: 'documents/good', previewKey: 'documents/good.webp' }),
        aDocument({ id: 'new', fileKey: 'documents/new' }),
      ];
      for (const document of documents) await courses.addDocuments('course', [{ ...document, moduleId: 'second' }]);
      await courses.addContent('course', aPaper({ id: 'worse', dayId: 'empty', fileKey: 'documents/worse' }));
      const [outline] = await catalog.liveOutlines();
      expect(outline?.modules.map(({ documentCount }) => documentCount)).toEqual([2, 2]);
      expect(outline?.modules[1]?.days.map(({ itemCount }) => itemCount)).toEqual([0]);
      expect((await catalog.studyItems(['course'])).filter(({ moduleId }) => moduleId === 'second')).toEqual([
        expect.objectContaining({ contentId: null, dayNumber: null, type: null, title: null }),
      ]);
      const shown = (await catalog.documents('course', 'second')).map(({ file }) => [file?.state, file?.refusal]);
      expect(shown).toEqual([
        ['refused', ODD_TEXT],
        ['ready', undefined],
        ['processing', undefined],
      ]);
      expect((await catalog.content('worse'))?.content.file).toMatchObject({ state: 'refused', refusal: ODD_TEXT });
      const use = { courseId: 'course', isCourseLive: true, as: 'lesson' };
      for (const key of ['documents/bad', 'documents/good', 'documents/good.webp'])
        expect(await catalog.fileUse(key)).toEqual(use);
    });

    it('takes a file that is sold for paid, even where it is a thumbnail too, and names a live course', async () => {
      await courses.add(aCourse({ id: 'a-draft', isLive: false, thumbnailKey: 'shared' }), [], []);
      expect(await catalog.fileUse('shared')).toEqual({
        courseId: 'a-draft',
        isCourseLive: false,
        as: 'thumbnail',
      });
      await courses.add(aCourse({ id: 'live', thumbnailKey: 'shared' }), [], []);
      expect(await catalog.fileUse('shared')).toEqual({
        courseId: 'live',
        isCourseLive: true,
        as: 'thumbnail',
      });
      await courses.add(aCourse({ isLive: false }), [aModule()], [aDay()]);
      await courses.addContent('course', aContent({ fileKey: 'shared' }));
      expect(await catalog.fileUse('shared')).toEqual({
        courseId: 'course',
        isCourseLive: false,
        as: 'lesson',
      });
    });
  });
}
