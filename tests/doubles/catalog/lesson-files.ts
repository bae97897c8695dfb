import type { ContentRef, DocumentRef } from '../../../src/domain/catalog/course-node.ts';
import { UNREAD } from '../../../src/domain/catalog/document.ts';
import { noSuchNode } from '../../../src/domain/catalog/errors.ts';
import { type Lesson, type LessonRef, PURPOSES } from '../../../src/domain/catalog/lesson.ts';
import type { LessonFiles } from '../../../src/domain/catalog/ports.ts';
import type { FileKey } from '../../../src/domain/kernel/ids.ts';
import type { Restorable } from '../table.ts';
import type { CatalogTables } from './catalog-tables.ts';

export class MemoryLessonFiles implements LessonFiles, Restorable {
  private readonly tables: CatalogTables;

  constructor(courses: { readonly tables: CatalogTables }) {
    this.tables = courses.tables;
  }

  async find(ref: LessonRef): Promise<Lesson | undefined> {
    const { courseId } = ref;
    if (ref.kind === 'content') {
      const content = this.tables.contents.get(ref.contentId);
      const day = content && this.tables.days.get(content.dayId);
      if (!day || this.tables.modules.get(day.moduleId)?.courseId !== courseId) return undefined;
      const { fileKey, type, dayId } = content;
      return { ref: { ...ref, moduleId: day.moduleId, dayId }, fileKey, purpose: PURPOSES[type] };
    }
    const document = this.tables.documents.get(ref.documentId);
    if (!document || this.tables.modules.get(document.moduleId)?.courseId !== courseId) return undefined;
    const { moduleId, fileKey } = document;
    return { ref: { ...ref, moduleId }, fileKey, purpose: 'document' };
  }

  async replace(ref: ContentRef | DocumentRef, fileKey: FileKey): Promise<void> {
    const lesson = await this.find(ref);
    if (!lesson || JSON.stringify(lesson.ref) !== JSON.stringify(ref)) throw noSuchNode(ref.kind);
    if (ref.kind === 'content') {
      const content = this.tables.contents.get(ref.contentId)!;
      const changed = { ...content, fileKey, revision: content.revision + 1 };
      this.tables.contents.set(content.id, changed.type === 'video' ? { ...changed, durationSeconds: null } : changed);
    } else {
      const revision = (this.tables.documents.get(ref.documentId)?.revision ?? 0) + 1;
      this.tables.documents.change(ref.documentId, { fileKey, pageCount: null, ...UNREAD, revision });
    }
    this.tables.raiseVersions(ref.courseId);
  }

  snapshot(): () => void {
    return this.tables.snapshot();
  }
}
