import type { PickedFile, UploadRequest, UploadTarget } from '../../../src/uploads/upload-queue.ts';
import { MULTIPART_ABOVE_BYTES, PART_BYTES } from '../../../src/wire/upload-limits.ts';

const MB = 1_000_000;
export const SMALL = 2 * MB;
/** 21 parts, the last of one byte. */
export const LARGE = MULTIPART_ABOVE_BYTES + 1;
export const LARGE_PARTS = Math.ceil(LARGE / PART_BYTES);

export const pdf = (name: string, size = SMALL): PickedFile => ({
  name,
  size,
  type: 'application/pdf',
  lastModified: 1_700_000_000_000,
});
export const video = (name: string, size = SMALL): PickedFile => ({
  name,
  size,
  type: 'video/mp4',
  lastModified: 1_700_000_000_000,
});

export const captions = (name: string): PickedFile => ({
  name,
  size: 3000,
  type: 'text/vtt',
  lastModified: 1_700_000_000_000,
});

const course = { courseId: 'course', courseTitle: 'Ten months' };

export const dayTarget = (weekNumber = 1, dayNumber = 1, type: 'video' | 'pdf' = 'video'): UploadTarget => ({
  ...course,
  kind: 'content',
  weekId: `week-${weekNumber}`,
  weekNumber,
  dayId: `day-${weekNumber}-${dayNumber}`,
  dayNumber,
  type,
});

export const moduleTarget = (weekNumber = 1): UploadTarget => ({
  ...course,
  kind: 'document',
  weekId: `week-${weekNumber}`,
  weekNumber,
});

/** An item of the first day, whose file `seen` the person saw. */
export const itemTarget = (itemId = 'item', replaces: string | undefined = 'seen'): UploadTarget => ({
  ...course,
  kind: 'replacement',
  weekId: 'week-1',
  weekNumber: 1,
  dayNumber: 1,
  type: 'video',
  of: 'content',
  itemId,
  replaces,
});

export const request = (
  file: PickedFile,
  target: UploadTarget = moduleTarget(),
  savesItself = true,
): UploadRequest => ({
  file,
  target,
  savesItself,
});
