import type { NodeRef } from '../../../src/domain/catalog/course-node.ts';
import type { VideoEntry } from '../../../src/domain/catalog/course-tree.ts';
import { PurgeOldTrash } from '../../../src/domain/catalog/jobs/purge-old-trash.ts';
import { RenewThumbnails } from '../../../src/domain/catalog/jobs/renew-thumbnails.ts';
import type { Pictures, TextTracks, VerifiedFiles } from '../../../src/domain/catalog/ports.ts';
import { GetContent } from '../../../src/domain/catalog/queries/get-content.ts';
import { GetCourseForAdmin } from '../../../src/domain/catalog/queries/get-course-for-admin.ts';
import { GetCourseForStudent } from '../../../src/domain/catalog/queries/get-course-for-student.ts';
import { GetCourseNode } from '../../../src/domain/catalog/queries/get-course-node.ts';
import { GetGuidance } from '../../../src/domain/catalog/queries/get-guidance.ts';
import { GetLesson } from '../../../src/domain/catalog/queries/get-lesson.ts';
import { ListConversions } from '../../../src/domain/catalog/queries/list-conversions.ts';
import { ListCourses } from '../../../src/domain/catalog/queries/list-courses.ts';
import { ListDocuments } from '../../../src/domain/catalog/queries/list-documents.ts';
import { ListGuidance } from '../../../src/domain/catalog/queries/list-guidance.ts';
import { ListLiveCourses } from '../../../src/domain/catalog/queries/list-live-courses.ts';
import { ListTrash } from '../../../src/domain/catalog/queries/list-trash.ts';
import { ShowsFreeLesson } from '../../../src/domain/catalog/queries/shows-free-lesson.ts';
import { keysOfThumbnail, type Thumbnail } from '../../../src/domain/catalog/thumbnail.ts';
import { AddContent } from '../../../src/domain/catalog/use-cases/add-content.ts';
import { AddDay } from '../../../src/domain/catalog/use-cases/add-day.ts';
import {
  AddDocuments,
  type NewDocument,
  type NewDocuments,
} from '../../../src/domain/catalog/use-cases/add-documents.ts';
import { AddModule } from '../../../src/domain/catalog/use-cases/add-module.ts';
import { AddTest } from '../../../src/domain/catalog/use-cases/add-test.ts';
import { CreateCourse, type NewCourse } from '../../../src/domain/catalog/use-cases/create-course.ts';
import { DeleteCourse } from '../../../src/domain/catalog/use-cases/delete-course.ts';
import { DeleteNode } from '../../../src/domain/catalog/use-cases/delete-node.ts';
import { EditCourse } from '../../../src/domain/catalog/use-cases/edit-course.ts';
import { MoveNode } from '../../../src/domain/catalog/use-cases/move-node.ts';
import { PlaceNodes } from '../../../src/domain/catalog/use-cases/place-nodes.ts';
import { PublishCourse } from '../../../src/domain/catalog/use-cases/publish-course.ts';
import { PurgeFromTrash } from '../../../src/domain/catalog/use-cases/purge-from-trash.ts';
import { RenameNode } from '../../../src/domain/catalog/use-cases/rename-node.ts';
import { ReplaceFile } from '../../../src/domain/catalog/use-cases/replace-file.ts';
import { RestoreFromTrash } from '../../../src/domain/catalog/use-cases/restore-from-trash.ts';
import { SetFreeLesson } from '../../../src/domain/catalog/use-cases/set-free-lesson.ts';
import { SetPoster } from '../../../src/domain/catalog/use-cases/set-poster.ts';
import { SetTextTrack } from '../../../src/domain/catalog/use-cases/set-text-track.ts';
import { ToggleLive } from '../../../src/domain/catalog/use-cases/toggle-live.ts';
import { UnpublishCourse } from '../../../src/domain/catalog/use-cases/unpublish-course.ts';
import { FindNextDiscussions } from '../../../src/domain/discussions/queries/find-next-discussions.ts';
import { AddSeries } from '../../../src/domain/discussions/use-cases/add-series.ts';
import { CheckAccess } from '../../../src/domain/enrolment/queries/check-access.ts';
import { CheckDayTest } from '../../../src/domain/exam/queries/check-day-test.ts';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import type { Viewer } from '../../../src/domain/kernel/viewer.ts';
import type { FileRepository } from '../../../src/domain/media/ports.ts';
import {
  courseAccess,
  courseDiscussions,
  courseTests,
  ownedCourses,
  studentCounts,
  videoConversions,
} from '../../../src/main/composition/links/catalog.ts';
import { aFile } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';
import { FACTS } from '../discussions/discussion-samples.ts';

export const NEW_COURSE: NewCourse = {
  title: 'Ten months',
  description: 'Everything.',
  priceCents: 49_900,
  durationMonths: 10,
  moduleCount: 2,
  thumbnailKey: null,
};

/** What a course shows of this upload. */
export const thumbnailOf = (key: string): Thumbnail => ({
  thumbnailKey: key.replace('.', '-large.'),
  smallThumbnailKey: key.replace('.', '-small.'),
});

/** What media reads out of a video, here by its name. */
const factsOf = (key: string) => ({
  ...(key.endsWith('.mov') && { contentType: 'video/quicktime' }),
  ...(key.includes('hevc') && { rareCodec: 'HEVC' }),
});

/** Remembers what was checked, refuses every key with `bad` in it as media would, and has stored all others. */
class Uploads implements VerifiedFiles, Pictures, TextTracks {
  readonly checked: string[] = [];

  constructor(private readonly files: FileRepository) {}

  async verify(key: string, purpose: string): Promise<void> {
    this.checked.push(`${key} as ${purpose}`);
    if (key.includes('bad')) throw new DomainError('invalid', 'media/type', 'This is not what it says.');
    await this.files.addMissing(aFile({ key, status: 'verified', ...factsOf(key) }));
  }

  async prepare(key: string): Promise<Thumbnail> {
    const made = thumbnailOf(key);
    // Made before, the answer was lost.
    if (!(await this.files.find(made.thumbnailKey))) await this.verify(key, 'thumbnail');
    for (const one of keysOfThumbnail(made)) await this.files.addMissing(aFile({ key: one, status: 'verified' }));
    return made;
  }

  async keep(fileName: string, webVtt: Uint8Array): Promise<string> {
    const key = `videos/${fileName}-${webVtt.length}`;
    await this.files.addMissing(aFile({ key, status: 'verified' }));
    return key;
  }

  renew(key: string): Promise<Thumbnail> {
    return this.prepare(key);
  }

  async verifyAll(keys: readonly string[], purpose: string): Promise<Map<string, DomainError>> {
    const refusals = new Map<string, DomainError>();
    for (const key of keys) {
      await this.verify(key, purpose).catch((error: unknown) => {
        if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
        refusals.set(key, error);
      });
    }
    return refusals;
  }
}

/** By an administrator, who is not named in each call. */
const asBoss = <Given extends { readonly by: string }>(useCase: { run(given: Given): Promise<void> }) => ({
  run: (given: Omit<Given, 'by'>) => useCase.run({ ...given, by: ADMIN.userId } as Given),
});

/** Every use case of the context on SQLite in memory. */
export function library() {
  const world = sqlWorld();
  const { work, ids, clock, stores, catalog } = world;
  const uploads = new Uploads(stores.files);
  const next = courseDiscussions(new FindNextDiscussions(stores.discussions, clock));
  const access = courseAccess(new CheckAccess(stores.enrolments, clock));
  const counts = studentCounts(stores.enrolments);
  const addDocuments = new AddDocuments(work, uploads, ids, catalog);
  const deleteNode = new DeleteNode(work, ids, clock);
  const deleteCourse = new DeleteCourse(work, counts, ids, clock);
  const purge = new PurgeFromTrash(work, ids, clock);
  const createCourse = new CreateCourse(work, stores.courses, uploads, ids, clock);

  /** A course with the ids of its first module and day. */
  const courseWith = async (facts: Partial<NewCourse> = {}) => {
    const { id: courseId } = await createCourse.run({ ...NEW_COURSE, ...facts });
    const [module, second] = await stores.courses.listModules(courseId);
    const [day] = await stores.courses.listDays(courseId, module?.id ?? '');
    return { courseId, moduleId: module?.id ?? '', secondModuleId: second?.id ?? '', dayId: day?.id ?? '' };
  };

  const video = async (id: string): Promise<VideoEntry> => {
    const found = await catalog.content(id);
    if (found?.content.type !== 'video') throw new Error('There is no such video.');
    return found.content;
  };

  return {
    ...world,
    uploads,
    video,
    createCourse,
    courseWith,
    toggleLive: new ToggleLive(work),
    editCourse: asBoss(new EditCourse(work, stores.courses, uploads, ids, clock)),
    renewThumbnails: new RenewThumbnails(work, catalog, uploads),
    listCourses: new ListCourses(catalog, counts),
    getCourseForAdmin: new GetCourseForAdmin(catalog, counts),
    publishCourse: new PublishCourse(work),
    unpublishCourse: new UnpublishCourse(work),
    deleteCourse: {
      run: (deletion: { courseId: string; confirmTitle?: string | undefined }) =>
        deleteCourse.run({ ...deletion, by: ADMIN.userId }),
    },
    setFreeLesson: new SetFreeLesson(work, catalog),
    showsFreeLesson: new ShowsFreeLesson(catalog),
    renameNode: new RenameNode(work),
    moveNode: new MoveNode(work),
    deleteNode: { run: (ref: NodeRef) => deleteNode.run({ ref, by: ADMIN.userId }) },
    restore: new RestoreFromTrash(work, ids, clock),
    purge,
    purgeOld: new PurgeOldTrash(stores.trash, purge, clock),
    listTrash: new ListTrash(stores.trash),
    placeNodes: new PlaceNodes(work),
    getCourseNode: new GetCourseNode(catalog),
    replaceFile: asBoss(new ReplaceFile(work, uploads, ids, clock)),
    listConversions: new ListConversions(catalog, videoConversions(world.monitor, stores.conversions, clock)),
    getLesson: new GetLesson(stores.lessonFiles, catalog),
    setPoster: asBoss(new SetPoster(work, uploads, ids, clock)),
    setTextTrack: asBoss(new SetTextTrack(work, uploads, ids, clock)),
    addModule: new AddModule(work, ids),
    addDay: new AddDay(work, ids),
    addContent: new AddContent(work, uploads, ids),
    addTest: new AddTest(work, courseTests(new CheckDayTest(stores.mockExams, stores.blueprints)), ids),
    /** One alone; what refuses it is thrown. */
    addDocument: async ({
      courseId,
      moduleId,
      ...document
    }: NewDocument & Pick<NewDocuments, 'courseId' | 'moduleId'>) => {
      const { saved, refused } = await addDocuments.run({ courseId, moduleId, documents: [document] });
      for (const { because } of refused) throw because;
      return saved[0]!;
    },
    addDocuments,
    listDocuments: new ListDocuments(stores.courses, catalog),
    listLive: new ListLiveCourses(catalog),
    getCourseForStudent: new GetCourseForStudent(catalog, access),
    getContent: new GetContent(stores.courses, catalog, access),
    getGuidance: new GetGuidance(stores.courses, access, next),
    listGuidance: new ListGuidance(ownedCourses(stores.enrolments, catalog), catalog, next),
    addSeries: (courseId: string) =>
      new AddSeries(work, { find: async (id) => ({ id, title: 'Course', isLive: true }) }, ids, clock).run({
        courseId,
        ...FACTS,
      }),
    /** For as long as the course is sold now. */
    enrol: async (courseId: string) => {
      const months = (await stores.courses.find(courseId))?.durationMonths ?? 10;
      const period = { userId: OWNER.userId, courseId, since: clock.now(), orderId: null, term: { months } };
      return stores.enrolments.add(period);
    },
  };
}

export const OWNER: Viewer = { userId: 'ada', role: 'student', roles: [] };
export const STRANGER: Viewer = { userId: 'bob', role: 'student', roles: [] };
export const ADMIN: Viewer = { userId: 'boss', role: 'admin', roles: ['owner'] };
