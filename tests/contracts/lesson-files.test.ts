import { beforeEach, describe, expect, it } from 'vitest';
import { KnexCatalogReader } from '../../src/adapters/knex/catalog/catalog-reader.ts';
import { KnexCourseRepository } from '../../src/adapters/knex/catalog/course-repository.ts';
import { KnexCourseSearch } from '../../src/adapters/knex/catalog/course-search.ts';
import { KnexLessonFiles } from '../../src/adapters/knex/catalog/lesson-files.ts';
import { KnexDocumentTexts } from '../../src/adapters/knex/media/document-texts.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import type { ContentRef, DocumentRef } from '../../src/domain/catalog/course-node.ts';
import type { CatalogReader, CourseRepository, LessonFiles } from '../../src/domain/catalog/ports.ts';
import { searchWords } from '../../src/domain/catalog/search.ts';
import type { CourseSearch } from '../../src/domain/catalog/search-ports.ts';
import type { DocumentTexts, FileRepository } from '../../src/domain/media/ports.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aContent, aCourse, aDay, aDocument, aFile, aModule } from './samples.ts';

interface Lessons {
  readonly lessonFiles: LessonFiles;
  readonly courses: CourseRepository;
  readonly catalog: CatalogReader;
  readonly files: FileRepository;
  readonly texts: DocumentTexts;
  readonly search: CourseSearch;
}

const LESSON: ContentRef = {
  kind: 'content',
  courseId: 'course',
  moduleId: 'module',
  dayId: 'day',
  contentId: 'lesson',
};
const PAPER: DocumentRef = { kind: 'document', courseId: 'course', moduleId: 'module', documentId: 'paper' };

/** What every LessonFiles promises. `open` hands over an empty one with the stores that fill and show it. */
function lessonFilesContract(adapter: string, open: () => Promise<Lessons>): void {
  describe(`LessonFiles on ${adapter}`, () => {
    let stores: Lessons;

    beforeEach(async () => {
      stores = await open();
      const { courses, files } = stores;
      await courses.add(aCourse(), [aModule()], [aDay()]);
      await courses.add(aCourse({ id: 'other' }), [], []);
      for (const key of ['documents/old.pdf', 'documents/new.pdf'])
        await files.add(aFile({ key, contentType: 'application/pdf' }));
      await courses.addContent(
        'course',
        aContent({ id: 'lesson', fileKey: 'videos/old.mp4', captionsKey: 'c', chaptersKey: 'k', durationSeconds: 60 }),
      );
      await courses.addDocuments('course', [
        aDocument({ id: 'paper', title: 'Mock paper', fileKey: 'documents/old.pdf' }),
      ]);
    });
    const found = async (words: string) =>
      (await stores.search.find({ words: searchWords(words), within: undefined, offset: 0, limit: 9 })).map(
        ({ title }) => title,
      );

    it('finds what shows a file in its own course, with the way to it', async () => {
      const { lessonFiles } = stores;
      expect(await lessonFiles.find({ kind: 'content', courseId: 'course', contentId: 'lesson' })).toEqual({
        ref: LESSON,
        fileKey: 'videos/old.mp4',
        purpose: 'video',
      });
      expect(await lessonFiles.find({ kind: 'document', courseId: 'course', documentId: 'paper' })).toEqual({
        ref: PAPER,
        fileKey: 'documents/old.pdf',
        purpose: 'document',
      });
      for (const courseId of ['other', 'nowhere', '']) {
        expect(await lessonFiles.find({ kind: 'content', courseId, contentId: 'lesson' })).toBeUndefined();
        expect(await lessonFiles.find({ kind: 'document', courseId, documentId: 'paper' })).toBeUndefined();
      }
      expect(await lessonFiles.find({ kind: 'content', courseId: 'course', contentId: 'paper' })).toBeUndefined();
    });

    it('shows another file of a content, and forgets the told length alone', async () => {
      const { lessonFiles, catalog } = stores;
      const before = await catalog.content('lesson');
      const version = await catalog.catalogueVersion();
      await lessonFiles.replace(LESSON, 'videos/new.mp4');
      expect((await catalog.content('lesson'))?.content).toEqual({
        ...before?.content,
        fileKey: 'videos/new.mp4',
        durationSeconds: null,
        revision: 2,
      });
      expect(await catalog.catalogueVersion()).toBeGreaterThan(version);
      expect(await catalog.usedFiles(['videos/old.mp4', 'videos/new.mp4'])).toEqual(['videos/new.mp4']);
    });

    it('lets nobody find the text of the old file, and everybody that of the new one', async () => {
      const { lessonFiles, texts } = stores;
      await texts.keep('documents/old.pdf', 'gingivitis');
      expect(await found('gingivitis')).toEqual(['Mock paper']);
      await lessonFiles.replace(PAPER, 'documents/new.pdf');
      expect([await found('gingivitis'), await found('mock')]).toEqual([[], ['Mock paper']]);
      await texts.keep('documents/new.pdf', 'occlusion');
      expect(await found('occlusion')).toEqual(['Mock paper']);
    });

    it('lets a refused document be found again once it shows a file that is read', async () => {
      const { lessonFiles, files, texts } = stores;
      const refusal = { code: 'media/pdf-encrypted', message: 'It is locked.', fields: {} };
      await files.settleInspection('documents/old.pdf', { state: 'refused', refusal });
      expect(await found('mock')).toEqual([]);
      await lessonFiles.replace(PAPER, 'documents/new.pdf');
      await texts.keep('documents/new.pdf', 'occlusion');
      expect([await found('mock'), await found('occlusion')]).toEqual([['Mock paper'], ['Mock paper']]);
    });

    it.each([LESSON, PAPER])('refuses a $kind under any other parents, and changes nothing', async (ref) => {
      const version = await stores.catalog.catalogueVersion();
      for (const name of Object.keys(ref).filter((one) => one !== 'kind')) {
        const wrong = { ...ref, [name]: name === 'courseId' ? 'other' : 'elsewhere' } as typeof ref;
        await expect(stores.lessonFiles.replace(wrong, 'videos/new.mp4')).rejects.toMatchObject({ kind: 'not-found' });
      }
      expect(await stores.catalog.catalogueVersion()).toBe(version);
      expect(await stores.catalog.usedFiles(['videos/new.mp4'])).toEqual([]);
    });
  });
}

onEveryDatabase((name, open) =>
  lessonFilesContract(name, async () => {
    const db = await open();
    return {
      courses: new KnexCourseRepository(db),
      lessonFiles: new KnexLessonFiles(db),
      files: new KnexFileRepository(db),
      texts: new KnexDocumentTexts(db),
      catalog: new KnexCatalogReader(db),
      search: new KnexCourseSearch(db),
    };
  }),
);
