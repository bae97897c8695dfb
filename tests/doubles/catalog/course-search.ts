import { excerptOf } from '../../../src/domain/catalog/excerpt.ts';
import type { CourseSearch, SearchQuery } from '../../../src/domain/catalog/ports.ts';
import { indexedWords, isFound, type SearchHit } from '../../../src/domain/catalog/search.ts';
import { isWithheld } from '../../../src/domain/media/inspection.ts';
import type { DocumentTexts, FileRepository } from '../../../src/domain/media/ports.ts';
import { sortedBy } from '../sorted-by.ts';
import type { CatalogTables } from './catalog-tables.ts';

type NodeRef = Omit<SearchHit, 'excerpt' | 'isWithheld'>;

/** Reads everything for each question: right for a test, and for nothing else. */
export class MemoryCourseSearch implements CourseSearch {
  constructor(
    private readonly courses: { readonly tables: CatalogTables },
    private readonly texts: Pick<DocumentTexts, 'find'>,
    private readonly files: Pick<FileRepository, 'find'>,
  ) {}

  async find({ words, within, offset, limit, isUnwanted }: SearchQuery): Promise<SearchHit[]> {
    if (isUnwanted?.()) return [];
    const found = (await this.everything())
      .filter(({ ref }) => within === undefined || within.includes(ref.courseId))
      .filter(({ ref, body }) => matches(`${ref.title} ${body}`, words));
    const page = sortedBy(found, ({ ref }) => (matches(ref.title, words) ? 0 : 1)).slice(offset, offset + limit);
    return Promise.all(
      page.map(async ({ ref, body }) => {
        const file = ref.fileKey === null ? undefined : await this.files.find(ref.fileKey);
        return { ...ref, isWithheld: file !== undefined && isWithheld(file), excerpt: excerptOf(body, words) };
      }),
    );
  }

  private async everything(): Promise<{ ref: NodeRef; body: string }[]> {
    const places = this.places().map(async ({ ref, body }) => ({
      ref,
      body: (ref.fileKey && (await this.texts.find(ref.fileKey))) ?? body,
    }));
    const all = await Promise.all(places);
    const refused = await Promise.all(all.map(({ ref }) => this.isRefused(ref)));
    return all.filter((_, index) => !refused[index]);
  }

  private async isRefused({ fileKey }: NodeRef): Promise<boolean> {
    return fileKey !== null && (await this.files.find(fileKey))?.inspection === 'refused';
  }

  private places(): { ref: NodeRef; body: string }[] {
    const { tables } = this.courses;
    return tables.courses
      .where(() => true)
      .flatMap((course) => {
        const top: NodeRef = {
          kind: 'course',
          courseId: course.id,
          courseTitle: course.title,
          title: course.title,
          moduleId: null,
          moduleNumber: null,
          moduleTitle: null,
          dayId: null,
          dayNumber: null,
          itemId: null,
          fileKey: null,
        };
        const modules = tables.modulesOf(course.id).flatMap((module) => {
          const inModule: NodeRef = {
            ...top,
            kind: 'module',
            moduleId: module.id,
            moduleNumber: module.number,
            moduleTitle: module.title,
            title: module.title,
          };
          const days = tables.daysOf(module.id).flatMap((day) => {
            const inDay: NodeRef = { ...inModule, kind: 'day', dayId: day.id, dayNumber: day.number, title: day.title };
            const items = tables.contentsOf(day.id).map(
              (one): NodeRef => ({
                ...inDay,
                kind: 'content',
                itemId: one.id,
                title: one.title,
                fileKey: one.fileKey,
              }),
            );
            return [inDay, ...items];
          });
          const papers = tables.documentsOf(module.id).map(
            (one): NodeRef => ({
              ...inModule,
              kind: 'document',
              itemId: one.id,
              title: one.title,
              fileKey: one.fileKey,
            }),
          );
          return [inModule, ...days, ...papers];
        });
        return [{ ref: top, body: course.description }, ...modules.map((ref) => ({ ref, body: '' }))];
      });
  }
}

function matches(text: string, words: readonly string[]): boolean {
  const there = indexedWords(text);
  return words.every((_, index) => there.some((one) => isFound(one, words, index)));
}
