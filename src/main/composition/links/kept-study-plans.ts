import type { CourseTest } from '../../../domain/catalog/content.ts';
import type { CatalogReader, StudyItem } from '../../../domain/catalog/ports.ts';
import type { CourseId, ModuleId } from '../../../domain/kernel/ids.ts';
import { VersionedCache } from '../../../domain/kernel/versioned-cache.ts';
import type { StudyCourse, StudyPlans } from '../../../domain/learning/ports.ts';

type Modules = StudyCourse['modules'];
type StudiedTest = Modules[number]['items'][number]['test'];

/** Maximum over all courses together; an item takes some 300 bytes. */
const MAX_ITEMS = 100_000;

/**
 * Cache of the items of courses, keyed by version: dashboards are asked for all the time, and a course of twenty
 * thousand items changes rarely. The version is read first, so that a plan may be newer than its version, never older.
 */
export class KeptStudyPlans implements StudyPlans {
  private readonly cache: VersionedCache<Modules>;

  constructor(
    private readonly reader: Pick<CatalogReader, 'coursesByIds' | 'studyItems'>,
    maxItems = MAX_ITEMS,
  ) {
    this.cache = new VersionedCache({ maxSize: maxItems, sizeOf: itemCountOf });
  }

  async of(courseIds: readonly CourseId[]): Promise<StudyCourse[]> {
    const courses = new Map((await this.reader.coursesByIds(courseIds)).map((course) => [course.id, course]));
    const outdated = [...courses.values()].filter(({ id, version }) => !this.cache.has(id, version));
    // In one query. A request that comes meanwhile waits for the same answer.
    const items = outdated.length > 0 ? this.reader.studyItems(outdated.map(({ id }) => id)) : Promise.resolve([]);
    const found = courseIds.flatMap((id) => courses.get(id) ?? []);
    const plans = found.map(({ id, version }) =>
      this.cache.of(id, version, async () => modulesOf((await items).filter((item) => item.courseId === id))),
    );
    const modules = await Promise.all(plans);
    return found.map(({ id, title, thumbnailKey, smallThumbnailKey, hasQuestionBank }, index) => ({
      hasQuestionBank,
      id,
      title,
      thumbnailKey,
      smallThumbnailKey,
      modules: modules[index] ?? [],
    }));
  }
}

const testOf = (test: CourseTest): StudiedTest =>
  test.kind === 'mock'
    ? { kind: test.kind, mockExamId: test.mockExamId }
    : { kind: test.kind, vignettes: test.vignettes };

/** One more for the course itself: the size of an entry must be positive. */
const itemCountOf = (modules: Modules): number => modules.reduce((sum, { items }) => sum + items.length, 1);

function modulesOf(items: readonly StudyItem[]): Modules {
  type Module = Omit<Modules[number], 'items'> & { items: Modules[number]['items'][number][] };
  const modules = new Map<ModuleId, Module>();
  for (const item of items) {
    const { moduleId: id, moduleNumber: number, moduleTitle: title } = item;
    let module = modules.get(id);
    if (!module) {
      module = { id, number, title, items: [] };
      modules.set(id, module);
    }
    if (item.contentId === null) continue;
    module.items.push({
      contentId: item.contentId,
      dayNumber: item.dayNumber ?? 0,
      type: item.type ?? '',
      title: item.title ?? '',
      lengthSeconds: item.lengthSeconds,
      test: item.test && testOf(item.test),
    });
  }
  return [...modules.values()];
}
