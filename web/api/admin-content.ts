import type { PracticeKind } from '../../src/wire/literals.ts';
import { href, paths } from '../../src/wire/paths.ts';
import { call } from './client.ts';
import { refusedInModules } from './fields-in-modules.ts';

/** A node that can be renamed, moved and deleted, with the ids of its parents. */
export type CourseNode =
  | { readonly kind: 'module'; readonly id: string }
  | { readonly kind: 'day'; readonly id: string; readonly moduleId: string }
  | { readonly kind: 'content'; readonly id: string; readonly moduleId: string; readonly dayId: string }
  | { readonly kind: 'document'; readonly id: string; readonly moduleId: string };

export type Direction = 'up' | 'down';

const NODE = { module: paths.module, day: paths.day, content: paths.content, document: paths.document } as const;
const MOVE = {
  module: paths.moveModule,
  day: paths.moveDay,
  content: paths.moveContent,
  document: paths.moveDocument,
} as const;

/** Returns the path parameters of a node; paths call a module a week. */
const paramsOf = (courseId: string, node: CourseNode) => ({
  courseId,
  weekId: node.kind === 'module' ? node.id : node.moduleId,
  dayId: node.kind === 'content' ? node.dayId : node.id,
  contentId: node.id,
  documentId: node.id,
});

export const addModule = (courseId: string, { moduleNumber, title }: { moduleNumber: number; title: string }) =>
  call(href(paths.modules, { courseId }), { method: 'POST', body: { weekNumber: moduleNumber, title } }).catch(
    refusedInModules,
  );

/**
 * `dayNumber` follows the days on the screen, which makes it idempotent: a retry after a lost answer adds no second
 * day.
 */
export const addDay = (courseId: string, moduleId: string, body: { dayTitle: string; dayNumber: number }) =>
  call(href(paths.days, { courseId, weekId: moduleId }), { method: 'POST', body });

/** Body of a test that a day is given: a mock exam of the course, or practice. */
export type NewTest =
  | { readonly kind: 'mock'; readonly title: string; readonly mockExamId: string }
  | {
      readonly kind: 'practice';
      readonly title: string;
      readonly mode: PracticeKind;
      readonly vignettes: number;
      readonly clusters: readonly string[];
      readonly subjects: readonly string[];
    };

/** Idempotent: a retry after a lost answer adds no second test. */
export const addTest = (courseId: string, { moduleId, dayId }: { moduleId: string; dayId: string }, body: NewTest) =>
  call(href(paths.dayTests, { courseId, weekId: moduleId, dayId }), { method: 'POST', body });

/** `version` is the one that was read (optimistic locking): if it is outdated, answers 409 with the current state. */
export const renameNode = (courseId: string, node: CourseNode, body: { title: string; version: number }) =>
  call(href(NODE[node.kind], paramsOf(courseId, node)), {
    method: node.kind === 'content' ? 'PUT' : 'PATCH',
    body,
  });

/** Moves a node by one place among its siblings. */
export const moveNode = (courseId: string, node: CourseNode, direction: Direction) =>
  call(href(MOVE[node.kind], paramsOf(courseId, node)), { method: 'POST', body: { direction } });

export type NodeKind = CourseNode['kind'];

/** A move of one or several nodes of a kind: before a sibling, or to the end. */
export interface Placing {
  readonly kind: NodeKind;
  readonly ids: readonly string[];
  /** Absent for modules. */
  readonly moduleId?: string;
  /** Only for a content. */
  readonly dayId?: string;
  readonly before?: string;
  /** Former numbers of modules and days, for Undo. */
  readonly numbers?: readonly number[];
}

const PLACE = {
  module: { path: paths.placeModules, ids: 'weekIds', numbers: 'weekNumbers' },
  day: { path: paths.placeDays, ids: 'dayIds', numbers: 'dayNumbers' },
  content: { path: paths.placeContents, ids: 'contentIds', numbers: undefined },
  document: { path: paths.placeDocuments, ids: 'documentIds', numbers: undefined },
} as const;

/** Moves all or none. Idempotent: a retry after a lost answer changes nothing. */
export const placeNodes = (courseId: string, { kind, ids, moduleId, dayId, before, numbers }: Placing) =>
  call(href(PLACE[kind].path, { courseId }), {
    method: 'POST',
    body: {
      [PLACE[kind].ids]: ids,
      ...(kind !== 'module' && { weekId: moduleId }),
      ...(kind === 'content' && { dayId }),
      ...(before !== undefined && { before }),
      ...(numbers && PLACE[kind].numbers && { [PLACE[kind].numbers]: numbers }),
    },
  });

/** Idempotent. Answers all free lessons of the course. */
export const setFreeLesson = (courseId: string, contentId: string, isFree: boolean) =>
  call(href(paths.freeLesson, { courseId, contentId }), { method: 'PUT', body: { isFree } });

export const deleteNode = (courseId: string, node: CourseNode) =>
  call(href(NODE[node.kind], paramsOf(courseId, node)), { method: 'DELETE' });
