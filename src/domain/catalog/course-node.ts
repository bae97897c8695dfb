import type { ContentId, CourseId, DayId, DocumentId, ModuleId } from '../kernel/ids.ts';

/** A part of a course, named with all its parents: under any other parents it is not there. */
export type Place =
  | { readonly kind: 'module'; readonly courseId: CourseId; readonly moduleId: ModuleId }
  | { readonly kind: 'day'; readonly courseId: CourseId; readonly moduleId: ModuleId; readonly dayId: DayId }
  | {
      readonly kind: 'content';
      readonly courseId: CourseId;
      readonly moduleId: ModuleId;
      readonly dayId: DayId;
      readonly contentId: ContentId;
    }
  | {
      readonly kind: 'document';
      readonly courseId: CourseId;
      readonly moduleId: ModuleId;
      readonly documentId: DocumentId;
    };

export type WholeCourse = { readonly kind: 'course'; readonly courseId: CourseId };

/** What the four kinds have in common. */
export interface Part {
  readonly id: string;
  readonly title: string;
  /** The number of a module or a day, the position of an item: neighbours stand in its order. */
  readonly order: number;
}

export function idOf(place: Place): string {
  switch (place.kind) {
    case 'module':
      return place.moduleId;
    case 'day':
      return place.dayId;
    case 'content':
      return place.contentId;
    case 'document':
      return place.documentId;
  }
}
