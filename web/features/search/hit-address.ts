import type { SearchHitReply } from '../../../src/wire/search.ts';
import { streamUrl } from '../../api/client.ts';
import { manageContentPath } from '../../platform/admin-addresses.ts';
import { coursePath, videoPath } from '../../platform/course-addresses.ts';

export interface HitAddress {
  readonly to: string;
  /** A stored file: it opens beside the school, in a tab of its own. */
  readonly isFile: boolean;
}

/** Where a hit leads: a student to what there is to study, an admin to where it is built. */
export function addressOf(hit: SearchHitReply, isAdmin: boolean): HitAddress {
  const place = {
    ...(hit.weekNumber === null ? {} : { week: hit.weekNumber }),
    ...(hit.dayNumber === null ? {} : { day: hit.dayNumber }),
  };
  if (isAdmin) return { to: manageContentPath(hit.courseId, place), isFile: false };
  if (hit.s3Key === null || hit.itemId === null) return { to: coursePath(hit.courseId, place), isFile: false };
  if (hit.s3Key.startsWith('videos/')) return { to: videoPath(hit.courseId, hit.itemId), isFile: false };
  return { to: streamUrl(hit.s3Key), isFile: true };
}
