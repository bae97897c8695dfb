import type { CatalogReader, StudyItem } from '../../../domain/catalog/ports.ts';
import type { CourseId, ModuleId } from '../../../domain/kernel/ids.ts';
import type { StudyCourse, StudyPlans } from '../../../domain/learning/ports.ts';

type Modules = StudyCourse['modules'];

interface Kept {
  readonly version: number;
  readonly modules: Promise<Modules>;
  items: number;
}

/** Of all courses together; an item takes some 300 bytes. */
const MAX_ITEMS = 100_000;

/**
 * What courses consist of, read once for each version of a course: dashboards are asked for all the time, and a course
 * of twenty thousand items changes rarely. The version is read first, so that a plan may be newer than it says and
 * never older.
 */
export class KeptStudyPlans implements StudyPlans {
  /** The longest unused first. */
  private readonly kept = new Map<CourseId, Kept>();

  constructor(
    private readonly reader: Pick<CatalogReader, 'coursesByIds' | 'studyItems'>,
    private readonly maxItems = MAX_ITEMS,
  ) {}

  async of(courseIds: readonly CourseId[]): Promise<StudyCourse[]> {
    const courses = new Map((await this.reader.coursesByIds(courseIds)).map((course) => [course.id, course]));
    this.readAnew([...courses.values()].filter(({ id, version }) => this.kept.get(id)?.version !== version));
    const found: StudyCourse[] = [];
    const plans = courseIds.map((id) => ({ course: courses.get(id), modules: this.used(id) }));
    for (const { course, modules } of plans) {
      if (!course || !modules) continue;
      const { id, title, thumbnailKey, smallThumbnailKey } = course;
      found.push({ id, title, thumbnailKey, smallThumbnailKey, modules: await modules });
    }
    return found;
  }

  /** In one query. Whoever asks meanwhile waits for the same answer. */
  private readAnew(courses: readonly { id: CourseId; version: number }[]): void {
    if (courses.length === 0) return;
    const items = this.reader.studyItems(courses.map(({ id }) => id));
    for (const { id, version } of courses) {
      const entry = { version, modules: this.modulesOf(id, items), items: 0 };
      this.kept.set(id, entry);
      void this.weigh(id, entry);
    }
  }

  private async modulesOf(id: CourseId, items: Promise<readonly StudyItem[]>): Promise<Modules> {
    return modulesOf((await items).filter((item) => item.courseId === id));
  }

  /** What could not be read is not kept: the next who asks tries again. */
  private async weigh(id: CourseId, entry: Kept): Promise<void> {
    try {
      entry.items = (await entry.modules).reduce((sum, module) => sum + module.items.length, 0);
      this.makeRoom();
    } catch {
      if (this.kept.get(id) === entry) this.kept.delete(id);
    }
  }

  private used(id: CourseId): Promise<Modules> | undefined {
    const entry = this.kept.get(id);
    if (!entry) return undefined;
    this.kept.delete(id);
    this.kept.set(id, entry);
    return entry.modules;
  }

  private makeRoom(): void {
    let items = [...this.kept.values()].reduce((sum, entry) => sum + entry.items, 0);
    for (const [id, entry] of this.kept) {
      if (items <= this.maxItems) return;
      this.kept.delete(id);
      items -= entry.items;
    }
  }
}

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
    });
  }
  return [...modules.values()];
}
