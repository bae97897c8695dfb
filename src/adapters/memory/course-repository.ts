import type { Content, Course, CourseDocument, CourseModule, Day } from '../../domain/catalog/course.ts';
import type { CourseRepository } from '../../domain/catalog/ports.ts';
import { moduleNumberTaken, noSuchDay, noSuchModule, staleCourse } from '../../domain/catalog/refusals.ts';
import type { CourseId, DayId, ModuleId } from '../../domain/kernel/ids.ts';
import { CatalogTables } from './catalog-tables.ts';
import type { Restorable } from './table.ts';

export class MemoryCourseRepository implements CourseRepository, Restorable {
  readonly tables = new CatalogTables();

  async add(course: Course, modules: readonly CourseModule[], days: readonly Day[]): Promise<void> {
    if (new Set(modules.map((module) => module.number)).size < modules.length) throw moduleNumberTaken();
    this.tables.courses.set(course.id, course);
    for (const module of modules) this.tables.modules.set(module.id, module);
    for (const day of days) this.tables.days.set(day.id, day);
    this.tables.version += 1;
  }

  async find(id: CourseId): Promise<Course | undefined> {
    return this.tables.courses.get(id);
  }

  async update(course: Course): Promise<void> {
    const stored = this.tables.courses.get(course.id);
    if (!stored || stored.version !== course.version) throw staleCourse();
    this.tables.courses.set(course.id, { ...course, createdAt: stored.createdAt });
    this.raiseVersions(course.id);
  }

  async findModule(courseId: CourseId, moduleId: ModuleId): Promise<CourseModule | undefined> {
    const module = this.tables.modules.get(moduleId);
    return module?.courseId === courseId ? module : undefined;
  }

  async listModules(courseId: CourseId): Promise<CourseModule[]> {
    return this.tables.modulesOf(courseId);
  }

  async renameModule({ id, courseId, title }: CourseModule): Promise<void> {
    if (!(await this.findModule(courseId, id))) return;
    this.tables.modules.change(id, { title });
    this.raiseVersions(courseId);
  }

  async findDay(courseId: CourseId, moduleId: ModuleId, dayId: DayId): Promise<Day | undefined> {
    const days = await this.listDays(courseId, moduleId);
    return days.find((day) => day.id === dayId);
  }

  async listDays(courseId: CourseId, moduleId: ModuleId): Promise<Day[]> {
    return (await this.findModule(courseId, moduleId)) ? this.tables.daysOf(moduleId) : [];
  }

  async addContent(courseId: CourseId, content: Omit<Content, 'position'>): Promise<void> {
    const day = this.tables.days.get(content.dayId);
    if (!day || this.tables.modules.get(day.moduleId)?.courseId !== courseId) throw noSuchDay();
    this.tables.contents.set(content.id, { ...content, position: (this.tables.contentsOf(day.id).at(-1)?.position ?? 0) + 1 });
    this.raiseVersions(courseId);
  }

  async addDocument(courseId: CourseId, document: Omit<CourseDocument, 'position'>): Promise<void> {
    const module = this.tables.modules.get(document.moduleId);
    if (module?.courseId !== courseId) throw noSuchModule();
    const position = (this.tables.documentsOf(module.id).at(-1)?.position ?? 0) + 1;
    this.tables.documents.set(document.id, { ...document, position });
    this.raiseVersions(courseId);
  }

  snapshot(): () => void {
    return this.tables.snapshot();
  }

  private raiseVersions(courseId: CourseId): void {
    const course = this.tables.courses.get(courseId);
    if (course) this.tables.courses.set(courseId, { ...course, version: course.version + 1 });
    this.tables.version += 1;
  }
}
