import type { FolderFile, PlanItem, PlanTarget, SkippedFile } from './plan.ts';
import { SKIPPED } from './words.ts';

/**
 * Removes copies with one target: the queue identifies a file by name, size and date, and would send only the first.
 */
export function withoutTwins<File extends FolderFile>(
  all: readonly PlanItem<File>[],
): { items: PlanItem<File>[]; twins: SkippedFile<File>[] } {
  const first = new Map<string, string>();
  const items: PlanItem<File>[] = [];
  const twins: SkippedFile<File>[] = [];
  for (const item of all) {
    const key = item.target && twinKey(item, item.target);
    const twin = key === undefined ? undefined : first.get(key);
    if (twin === undefined) {
      items.push(item);
      if (key !== undefined) first.set(key, item.path);
    } else twins.push({ file: item.file, path: item.path, reason: SKIPPED.twin(twin) });
  }
  return { items, twins };
}

/** Returns the queue's identity of a file at a target. */
export function twinKey({ path, type, file }: PlanItem<FolderFile>, target: PlanTarget): string {
  const place = target.kind === 'day' ? `${target.moduleNumber}.${target.dayNumber}` : `${target.moduleNumber}`;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [place, target.kind, type, name, file.size, file.lastModified].join('\n');
}
