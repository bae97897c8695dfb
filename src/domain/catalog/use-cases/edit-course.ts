import type { CourseId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type CourseEdit } from '../course.ts';
import { noSuchCourse } from '../errors.ts';
import { eraseLater, takeIntoUse } from '../files-in-use.ts';
import { editedGuidance, type GuidanceEdit } from '../guidance.ts';
import type { CourseRepository, FilesInUse, VerifiedFiles } from '../ports.ts';
import { checkedTitle } from '../title.ts';

export interface EditedCourse extends Omit<CourseEdit, 'guidance'> {
  readonly courseId: CourseId;
  /** What is absent stays as it is. */
  readonly guidance?: GuidanceEdit;
  /** Absent: the last writer wins. */
  readonly seenRevision?: number;
}

/** Changes a course's own facts. A picture that another one replaces is erased; none keeps the one there is. */
export class EditCourse {
  constructor(
    private readonly work: UnitOfWork<{ courses: CourseRepository; files: FilesInUse; outbox: Outbox }>,
    private readonly courses: Pick<CourseRepository, 'find'>,
    private readonly uploads: VerifiedFiles,
  ) {}

  async run({ courseId, seenRevision, thumbnailKey = null, guidance, ...facts }: EditedCourse): Promise<void> {
    const change = facts.title === undefined ? facts : { ...facts, title: checkedTitle(facts.title) };
    const course = await this.courses.find(courseId);
    if (!course) throw noSuchCourse();
    // Refused before anything is verified or locked.
    if (guidance) editedGuidance(course.guidance, guidance);
    const isNew = thumbnailKey !== null && thumbnailKey !== course.thumbnailKey;
    if (isNew) await this.uploads.verify(thumbnailKey, 'thumbnail');
    await this.work.run(async ({ courses, files, outbox }) => {
      const before = await courses.edit(
        courseId,
        {
          ...change,
          ...(isNew && { thumbnailKey }),
          ...(guidance && { guidance: await editedInTransaction(courses, courseId, guidance) }),
        },
        seenRevision,
      );
      // Somebody sent the same picture a moment before.
      if (!isNew || before.thumbnailKey === thumbnailKey) return;
      await takeIntoUse(files, [thumbnailKey]);
      if (before.thumbnailKey !== null) await eraseLater(outbox, [before.thumbnailKey]);
    });
  }
}

/** An edit names some of the fields: it is laid over what no other edit can change any more. */
async function editedInTransaction(courses: CourseRepository, courseId: CourseId, edit: GuidanceEdit) {
  await courses.hold(courseId);
  const course = await courses.find(courseId);
  if (!course) throw noSuchCourse();
  return editedGuidance(course.guidance, edit);
}
