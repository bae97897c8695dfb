import type { FolderFile, PlanItem, PlanTarget, SkippedFile } from './plan.ts';
import { SKIPPED } from './words.ts';

/**
 * Takes out copies that go to one place: the queue of uploads knows a file by its name, size and date, and would send
 * the first one only.
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

/** What the same file at the same place shares. */
export function twinKey({ path, type, file }: PlanItem<FolderFile>, target: PlanTarget): string {
  const place = target.kind === 'day' ? `${target.moduleNumber}.${target.dayNumber}` : `${target.moduleNumber}`;
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [place, target.kind, type, name, file.size, file.lastModified].join('\n');
}
