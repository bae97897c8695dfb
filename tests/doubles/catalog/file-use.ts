import { fileKeysOf } from '../../../src/domain/catalog/content.ts';
import type { FileUse } from '../../../src/domain/catalog/ports.ts';
import { keysOfThumbnail } from '../../../src/domain/catalog/thumbnail.ts';
import type { CourseId, FileKey, ModuleId } from '../../../src/domain/kernel/ids.ts';
import { sortedBy } from '../sorted-by.ts';
import { type CatalogTables, keysOfTrashed } from './catalog-tables.ts';

type Kind = Pick<FileUse, 'as'>;

/** A file that is sold and shown at once counts as sold; of several courses a live one is named. */
export function fileUse(tables: CatalogTables, key: FileKey): FileUse | undefined {
  const courseOf = (moduleId: ModuleId): CourseId | undefined => tables.modules.get(moduleId)?.courseId;
  const sourceKey = tables.renditions.get(key)?.sourceKey;
  const contents = tables.contents.where(
    (content) => fileKeysOf(content).includes(key) || content.fileKey === sourceKey,
  );
  const documents = tables.documents.where(({ fileKey, previewKey }) => [fileKey, previewKey].includes(key));
  const sold = [
    ...contents.map((content) => courseOf(tables.days.get(content.dayId)?.moduleId ?? '')),
    ...documents.map((document) => courseOf(document.moduleId)),
  ];
  const shown = tables.courses.where((course) => keysOfThumbnail(course).includes(key)).map((course) => course.id);
  return first(tables, sold, { as: 'lesson' }) ?? first(tables, shown, { as: 'thumbnail' });
}

function first(tables: CatalogTables, ids: readonly (CourseId | undefined)[], kind: Kind): FileUse | undefined {
  const courses = tables.courses.where((course) => ids.includes(course.id));
  const [course] = sortedBy(
    courses,
    ({ isLive }) => (isLive ? 0 : 1),
    ({ id }) => id,
  );
  return course && { courseId: course.id, isCourseLive: course.isLive, ...kind };
}

export function usedFiles(tables: CatalogTables, keys: readonly FileKey[]): FileKey[] {
  const trashed = new Set(tables.trash.where(() => true).flatMap(keysOfTrashed));
  const isUsed = (key: FileKey): boolean =>
    fileUse(tables, key) !== undefined || tables.renditions.get(key) !== undefined || trashed.has(key);
  return [...new Set(keys)].filter(isUsed);
}
