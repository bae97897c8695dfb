import type { Course } from '../../src/domain/catalog/course.ts';
import { AddContent } from '../../src/domain/catalog/use-cases/add-content.ts';
import { AddDocuments } from '../../src/domain/catalog/use-cases/add-documents.ts';
import { CreateCourse } from '../../src/domain/catalog/use-cases/create-course.ts';
import { PublishCourse } from '../../src/domain/catalog/use-cases/publish-course.ts';
import { SetFreeLesson } from '../../src/domain/catalog/use-cases/set-free-lesson.ts';
import { PresignUpload } from '../../src/domain/media/use-cases/presign-upload.ts';
import type { RunningServer } from '../../src/main/server.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { storeObject } from './store-object.ts';

export interface MadeCourse {
  readonly id: string;
  readonly videoId: string;
  readonly paperId: string;
  readonly videoKey: string;
  readonly chaptersKey: string;
  readonly documentKey: string;
  readonly thumbnailKey: string;
  readonly smallThumbnailKey: string;
}

interface CourseFacts {
  title?: string;
  priceCents?: number;
  isLive?: boolean;
  /** Seven without. */
  moduleCount?: number;
  /** In place of one that tells no length, of which the administrator says that it has 100 seconds. */
  video?: Uint8Array;
  /** Leaves its video free, as it is until the school chooses. Without, all that it has is for its students. */
  hasFreeLesson?: boolean;
}

const FILES = {
  'picture.png': { folder: 'thumbnails', bytes: SAMPLES.png },
  'lesson.mp4': { folder: 'videos', bytes: SAMPLES.mp4 },
  'chapters.vtt': { folder: 'videos', bytes: SAMPLES.vtt },
  'notes.pdf': { folder: 'documents', bytes: SAMPLES.pdf },
  'paper.pdf': { folder: 'documents', bytes: SAMPLES.pdf },
} as const;

/**
 * A course with a picture, and on day 1 of module 1 a video with chapters and a paper; the module has a document. Made
 * as an admin makes it.
 */
export function courseMaker(server: () => Pick<RunningServer, 'container' | 'installation'>) {
  const upload = async (fileName: keyof typeof FILES, other?: Uint8Array): Promise<string> => {
    const { container, installation } = server();
    const { folder, bytes } = FILES[fileName];
    const { key } = await container.get(PresignUpload).run({ fileName, fileType: '', folder });
    await storeObject(installation.dependencies.media.storage, key, other ?? bytes);
    return key;
  };

  return async (facts: CourseFacts = {}): Promise<MadeCourse> => {
    const { container, installation } = server();
    const {
      title = 'Ten months',
      priceCents = 49_900,
      isLive = true,
      moduleCount = 7,
      video,
      hasFreeLesson = false,
    } = facts;
    const about = {
      title,
      priceCents,
      description: 'Everything for the written exam.',
      durationMonths: 10,
      moduleCount,
    };
    const course = await container.get(CreateCourse).run({ ...about, thumbnailKey: await upload('picture.png') });
    const courseId = course.id;
    const [module] = await installation.dependencies.catalog.courses.listModules(courseId);
    const moduleId = module?.id ?? '';
    const [day] = await installation.dependencies.catalog.courses.listDays(courseId, moduleId);
    const place = { courseId, moduleId, dayId: day?.id ?? '' };
    const [videoKey, chaptersKey] = [await upload('lesson.mp4', video), await upload('chapters.vtt')];
    const [notesKey, documentKey] = [await upload('notes.pdf'), await upload('paper.pdf')];
    const add = container.get(AddContent);
    const { id: videoId } = await add.run({
      ...place,
      type: 'video',
      title: 'Hand instruments',
      fileKey: videoKey,
      chaptersKey,
      ...(video === undefined && { durationSeconds: 100 }),
    });
    const { id: paperId } = await add.run({ ...place, type: 'pdf', title: 'Notes', fileKey: notesKey });
    await container
      .get(AddDocuments)
      .run({ courseId, moduleId, documents: [{ title: 'Mock paper', fileKey: documentKey, pageCount: 2 }] });
    if (isLive) await container.get(PublishCourse).run({ courseId });
    if (!hasFreeLesson) await container.get(SetFreeLesson).run({ courseId, contentId: videoId, isFree: false });
    return { id: courseId, videoId, paperId, videoKey, chaptersKey, documentKey, ...thumbnailKeys(course) };
  };
}

const thumbnailKeys = ({ thumbnailKey, smallThumbnailKey }: Course) => ({
  thumbnailKey: thumbnailKey ?? '',
  smallThumbnailKey: smallThumbnailKey ?? '',
});
