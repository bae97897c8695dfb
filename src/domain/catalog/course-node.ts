import type { ContentId, CourseId, DayId, DocumentId, ModuleId } from '../kernel/ids.ts';

/** Reference to a module with its parents, like those below: an id under any other parent is not found. */
export interface ModuleRef {
  readonly kind: 'module';
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
}

export interface DayRef {
  readonly kind: 'day';
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly dayId: DayId;
}

export interface ContentRef {
  readonly kind: 'content';
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly dayId: DayId;
  readonly contentId: ContentId;
}

export interface DocumentRef {
  readonly kind: 'document';
  readonly courseId: CourseId;
  readonly moduleId: ModuleId;
  readonly documentId: DocumentId;
}

/** Names anything that a course is made of. */
export type NodeRef = ModuleRef | DayRef | ContentRef | DocumentRef;
export type NodeKind = NodeRef['kind'];

/** Names the root: the course with all that it is made of. */
export interface CourseRef {
  readonly kind: 'course';
  readonly courseId: CourseId;
}

/** Common fields of modules, days, contents and documents. */
export interface CourseNode {
  readonly id: string;
  readonly title: string;
  /** Sort key among siblings: the number of a module or a day, the position of a content or a document. */
  readonly order: number;
}

export function idOf(ref: NodeRef): string {
  switch (ref.kind) {
    case 'module':
      return ref.moduleId;
    case 'day':
      return ref.dayId;
    case 'content':
      return ref.contentId;
    case 'document':
      return ref.documentId;
  }
}
