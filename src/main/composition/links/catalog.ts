import type { CourseDiscussions, CourseTests, VideoConversions } from '../../../domain/catalog/link-ports.ts';
import type {
  CatalogReader,
  CourseAccess,
  OwnedCourses,
  Pictures,
  StudentCounts,
  TextTracks,
  UploadLimits,
  VerifiedFiles,
} from '../../../domain/catalog/ports.ts';
import type { CaptionFiles } from '../../../domain/catalog/search-ports.ts';
import { endOf, opensAt } from '../../../domain/discussions/discussion.ts';
import type { FindNextDiscussions } from '../../../domain/discussions/queries/find-next-discussions.ts';
import type { EnrolmentRepository } from '../../../domain/enrolment/ports.ts';
import type { CheckAccess } from '../../../domain/enrolment/queries/check-access.ts';
import type { CheckDayTest } from '../../../domain/exam/queries/check-day-test.ts';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { JobMonitor } from '../../../domain/kernel/jobs.ts';
import { wholeOf } from '../../../domain/media/bytes.ts';
import { type Ceilings, ceilingOf, tooLarge } from '../../../domain/media/file-rules.ts';
import type { Purpose } from '../../../domain/media/file-types.ts';
import type { PictureKeys } from '../../../domain/media/object-key.ts';
import type { FileRepository, FileStorage } from '../../../domain/media/ports.ts';
import type { ConversionRepository } from '../../../domain/media/renditions/ports.ts';
import type { KeepTextTrack } from '../../../domain/media/use-cases/keep-text-track.ts';
import type { PreparePicture } from '../../../domain/media/use-cases/prepare-picture.ts';
import type { VerifyUpload } from '../../../domain/media/use-cases/verify-upload.ts';

export const courseTests = (checkDayTest: CheckDayTest): CourseTests => ({
  verify: (courseId, test) => checkDayTest.run({ courseId, test }),
});

export const studentCounts = (enrolments: EnrolmentRepository): StudentCounts => ({
  of: (courseIds) => enrolments.countByCourse(courseIds),
  everIn: (courseIds) => enrolments.everEnrolledIn(courseIds),
});

export const courseAccess = (checkAccess: CheckAccess): CourseAccess => ({
  mayEnter: (userId, courseId) => checkAccess.run({ userId, courseId }),
});

export const ownedCourses = (enrolments: EnrolmentRepository, reader: CatalogReader): OwnedCourses => ({
  async coursesOf(userId) {
    const bought = await enrolments.coursesOf(userId);
    const there = new Set((await reader.coursesByIds(bought)).map((course) => course.id));
    return bought.filter((id) => there.has(id));
  },
});

export const courseDiscussions = (findNext: FindNextDiscussions): CourseDiscussions => ({
  async next(courseIds) {
    const found = await findNext.run({ courseIds });
    return new Map(
      Array.from(found, ([courseId, { discussion, cancelledAt }]) => {
        const { id, topic, startsAt } = discussion;
        return [
          courseId,
          { id, topic, startsAt, endsAt: endOf(discussion), opensAt: opensAt(discussion), cancelledAt },
        ];
      }),
    );
  },
});

export const verifiedFiles = (verifyUpload: VerifyUpload): VerifiedFiles => ({
  verify: (key, purpose) => verifyUpload.run({ key, purpose }),
  verifyAll: (keys, purpose) => verifyUpload.runAll({ keys, purpose }),
});

export const videoConversions = (
  jobs: Pick<JobMonitor, 'conversionsOf'>,
  conversions: Pick<ConversionRepository, 'percentsOf'>,
  clock: Clock,
): VideoConversions => ({
  async of(keys) {
    const found = await jobs.conversionsOf(keys, clock.now());
    const percents = await conversions.percentsOf(found.map(({ key }) => key));
    return found.map((job) => ({ ...job, percent: percents.get(job.key) ?? 0 }));
  },
});

export const textTracks = (keepTextTrack: KeepTextTrack): TextTracks => ({
  keep: (fileName, webVtt) => keepTextTrack.run({ fileName, webVtt }),
});

export const captionFiles = (
  files: Pick<FileRepository, 'find'>,
  storage: Pick<FileStorage, 'read'>,
  ceilings: Ceilings,
): CaptionFiles => ({
  async read(key) {
    const file = await files.find(key);
    if (!file || file.bytes > ceilingOf('captions', ceilings)) return undefined;
    return wholeOf(await storage.read(key, undefined, file.etag), file.bytes);
  },
});

export function uploadLimits(ceilings: Ceilings): UploadLimits {
  const limit = (purpose: Purpose) => {
    const maxBytes = ceilingOf(purpose, ceilings);
    return { maxBytes, sentence: tooLarge(maxBytes).message };
  };
  return { video: limit('video'), document: limit('document'), captions: limit('captions') };
}

const asThumbnail = ({ large, small }: PictureKeys) => ({ thumbnailKey: large, smallThumbnailKey: small });

export const pictures = (preparePicture: PreparePicture): Pictures => ({
  prepare: async (key) => asThumbnail(await preparePicture.run({ key })),
  renew: async (key) => asThumbnail(await preparePicture.runAgain({ key })),
});
