import { changeItems } from '../../../src/uploads/folder/edit-plan.ts';
import { knownAs } from '../../../src/uploads/folder/known-files.ts';
import type { CourseFile } from '../../api/course-files.ts';
import { FOLDER } from '../../text/copy/admin-folder.ts';
import { browserHashing } from '../../uploads/hashing.ts';
import { editPlan, type Plan } from './folder-store.ts';

const isThere =
  (files: readonly CourseFile[]) =>
  ({ file }: Plan['items'][number]): boolean =>
    files.some(({ bytes }) => bytes === file.size);

/**
 * Reads the files whose size the course has, one after the other and slice by slice, and leaves out of the plan what is
 * there already.
 */
export async function findKnown(
  courseId: string,
  plan: Plan,
  files: readonly CourseFile[],
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const candidates = plan.items.filter(isThere(files));
  for (const [done, { id, file }] of candidates.entries()) {
    onProgress(done, candidates.length);
    // A file that cannot be read now is sent like any other, and says so there.
    const known = await knownAs(file.size, files, file.read, browserHashing).catch(() => undefined);
    if (signal.aborted) return;
    if (known) editPlan(courseId, (now) => changeItems(now, [id], { known: FOLDER.known(known), isLeftOut: true }));
  }
  onProgress(candidates.length, candidates.length);
}
