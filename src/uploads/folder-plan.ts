import type { CourseSoFar } from './folder/course-so-far.ts';
import { placeFiles } from './folder/place-files.ts';
import type { FolderFile, FolderPlan } from './folder/plan.ts';
import { sidecarsOf } from './folder/sidecars.ts';
import { type FileLimits, sortOut } from './folder/sort-out.ts';
import { withoutTwins } from './folder/without-twins.ts';

/** Builds a plan from the names in a folder. The order of the files does not matter. */
export function planFolder<File extends FolderFile>(
  files: readonly File[],
  course: CourseSoFar,
  limits: FileLimits = {},
): FolderPlan<File> {
  const { usable, texts, skipped } = sortOut(files, limits);
  const placed = placeFiles(usable, course);
  const { items, twins } = withoutTwins(placed.items);
  const withTexts = sidecarsOf(items, texts);
  return {
    modules: placed.modules,
    days: placed.days,
    items: withTexts.items,
    skipped: [...skipped, ...twins, ...withTexts.skipped].sort((a, b) =>
      a.path < b.path ? -1 : a.path > b.path ? 1 : 0,
    ),
  };
}
