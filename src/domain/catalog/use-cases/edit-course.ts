import type { CourseId, FileKey, UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CourseEdit } from '../course.ts';
import { noSuchCourse } from '../errors.ts';
import { takeIntoUse } from '../files-in-use.ts';
import { editedGuidance, type GuidanceEdit } from '../guidance.ts';
import type { CourseRepository, FilesInUse, Pictures } from '../ports.ts';
import { checkedPrice } from '../price.ts';
import { movedTo } from '../slug.ts';
import { keysOfThumbnail, preparedThumbnail } from '../thumbnail.ts';
import { checkedTitle } from '../title.ts';
import { type DeletionFacts, keepReplaced, type TrashStores } from '../trash/replaced-files.ts';

export interface EditedCourse
  extends Omit<CourseEdit, 'slug' | 'pastSlugs' | 'thumbnailKey' | 'smallThumbnailKey' | 'guidance'> {
  readonly courseId: CourseId;
  /** Address as it was typed; absent keeps the current one. */
  readonly slug?: string;
  /** Key of an upload or of the current picture; null or absent keeps the picture. */
  readonly thumbnailKey?: FileKey | null;
  /** Partial: absent fields stay unchanged. */
  readonly guidance?: GuidanceEdit;
  /** Absent: the last writer wins. */
  readonly seenRevision?: number;
  readonly by: UserId;
}

/** Changes a course's own fields. A replaced picture moves to the trash; without a new one the current one stays. */
export class EditCourse {
  constructor(
    private readonly work: UnitOfWork<TrashStores & { courses: CourseRepository; files: FilesInUse }>,
    private readonly courses: Pick<CourseRepository, 'find'>,
    private readonly pictures: Pictures,
    private readonly ids: DeletionFacts['ids'],
    private readonly clock: DeletionFacts['clock'],
  ) {}

  async run({
    courseId,
    seenRevision,
    thumbnailKey = null,
    guidance,
    slug,
    by,
    ...facts
  }: EditedCourse): Promise<void> {
    const change = facts.title === undefined ? facts : { ...facts, title: checkedTitle(facts.title) };
    if (facts.priceCents !== undefined) checkedPrice(facts.priceCents);
    const course = await this.courses.find(courseId);
    if (!course) throw noSuchCourse();
    // Refused before anything is verified or locked.
    if (guidance) editedGuidance(course.guidance, guidance);
    const isNew = thumbnailKey !== null && thumbnailKey !== course.thumbnailKey;
    const thumbnail = isNew ? await preparedThumbnail(this.pictures, thumbnailKey) : undefined;
    await this.work.run(async (stores) => {
      const { courses, files } = stores;
      const before = await courses.edit(
        courseId,
        {
          ...change,
          ...thumbnail,
          ...(await laidOver(courses, courseId, { slug, guidance })),
        },
        seenRevision,
      );
      // The upload that this very picture was made of is sent again when an answer was lost.
      if (!thumbnail || before.thumbnailKey === thumbnail.thumbnailKey) return;
      await takeIntoUse(files, keysOfThumbnail(thumbnail));
      const { ids, clock } = this;
      const ref = { kind: 'course', courseId } as const;
      await keepReplaced(stores, { ids, clock }, { ref, part: 'thumbnail', keys: keysOfThumbnail(before), by });
    });
  }
}

/**
 * An edit names some of the fields: it is laid over the course as no other edit can change it any more. Addresses of
 * all courses stay as they are read here until the edit is committed.
 */
async function laidOver(
  courses: CourseRepository,
  courseId: CourseId,
  { slug, guidance }: Pick<EditedCourse, 'slug' | 'guidance'>,
): Promise<CourseEdit> {
  if (slug === undefined && guidance === undefined) return {};
  await courses.hold(courseId);
  const course = await courses.find(courseId);
  if (!course) throw noSuchCourse();
  return {
    ...(slug !== undefined && movedTo(course, slug, await courses.takenSlugs(courseId))),
    ...(guidance && { guidance: editedGuidance(course.guidance, guidance) }),
  };
}
