import type { Place } from '../../domain/catalog/parts.ts';

const WEEK = '/admin/courses/:courseId/weeks/:weekId';

export const PART_PATHS: Readonly<Record<Place['kind'], string>> = {
  module: WEEK,
  day: `${WEEK}/days/:dayId`,
  content: `${WEEK}/days/:dayId/contents/:contentId`,
  document: `${WEEK}/documents/:documentId`,
};

type Params = Readonly<Record<string, string | string[] | undefined>>;

/** What a path names, whether or not it is there. */
export function placeIn(kind: Place['kind'], params: Params): Place {
  const text = (name: string): string => String(params[name]);
  const module = { courseId: text('courseId'), moduleId: text('weekId') };
  switch (kind) {
    case 'module':
      return { kind, ...module };
    case 'day':
      return { kind, ...module, dayId: text('dayId') };
    case 'content':
      return { kind, ...module, dayId: text('dayId'), contentId: text('contentId') };
    case 'document':
      return { kind, ...module, documentId: text('documentId') };
  }
}
