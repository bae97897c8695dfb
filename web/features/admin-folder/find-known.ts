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

/** Reads files whose size matches a stored file, one after another in slices, and excludes known ones from the plan. */
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
    // An unreadable file is sent like any other, and reports its error there.
    const known = await knownAs(file.size, files, file.read, browserHashing).catch(() => undefined);
    if (signal.aborted) return;
    if (known) editPlan(courseId, (now) => changeItems(now, [id], { known: FOLDER.known(known), isLeftOut: true }));
  }
  onProgress(candidates.length, candidates.length);
}
