import { href, paths } from '../../src/wire/paths.ts';
import type { AdminDayReply } from '../../src/wire/replies/admin-catalog.ts';
import type { DeletedReply } from '../../src/wire/replies/trash.ts';
import { call } from './client.ts';
import { refusedInModules } from './fields-in-modules.ts';

/** What can be renamed, moved and deleted inside a course, with the ids on the way to it. */
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

/** The node's own id goes under the name that its path has for it; the paths call a module a week. */
const paramsOf = (courseId: string, node: CourseNode) => ({
  courseId,
  weekId: node.kind === 'module' ? node.id : node.moduleId,
  dayId: node.kind === 'content' ? node.dayId : node.id,
  contentId: node.id,
  documentId: node.id,
});

export const addModule = (courseId: string, { moduleNumber, title }: { moduleNumber: number; title: string }) =>
  call<unknown>(href(paths.modules, { courseId }), { method: 'POST', body: { weekNumber: moduleNumber, title } }).catch(
    refusedInModules,
  );

/** `dayNumber` is the one after those on the screen: sent again after a lost answer, it adds no second day. */
export const addDay = (courseId: string, moduleId: string, body: { dayTitle: string; dayNumber: number }) =>
  call<AdminDayReply>(href(paths.days, { courseId, weekId: moduleId }), { method: 'POST', body });

/** `version` is the one that the person saw: a later one answers 409 with what is there now. */
export const renameNode = (courseId: string, node: CourseNode, body: { title: string; version: number }) =>
  call<{ title: string; version: number }>(href(NODE[node.kind], paramsOf(courseId, node)), {
    method: node.kind === 'content' ? 'PUT' : 'PATCH',
    body,
  });

/** One place up or down among its neighbours. */
export const moveNode = (courseId: string, node: CourseNode, direction: Direction) =>
  call<unknown>(href(MOVE[node.kind], paramsOf(courseId, node)), { method: 'POST', body: { direction } });

export type NodeKind = CourseNode['kind'];

/** One or several of a kind, to a place of their course: before a sibling, or at the end. */
export interface Placing {
  readonly kind: NodeKind;
  readonly ids: readonly string[];
  /** Of what is no module. */
  readonly moduleId?: string;
  /** Of a content. */
  readonly dayId?: string;
  readonly before?: string;
  /** Of modules and days: the very numbers that they had, to take a move back. */
  readonly numbers?: readonly number[];
}

const PLACE = {
  module: { path: paths.placeModules, ids: 'weekIds', numbers: 'weekNumbers' },
  day: { path: paths.placeDays, ids: 'dayIds', numbers: 'dayNumbers' },
  content: { path: paths.placeContents, ids: 'contentIds', numbers: undefined },
  document: { path: paths.placeDocuments, ids: 'documentIds', numbers: undefined },
} as const;

/** All or none; asked again after a lost answer, it changes nothing. */
export const placeNodes = (courseId: string, { kind, ids, moduleId, dayId, before, numbers }: Placing) =>
  call<unknown>(href(PLACE[kind].path, { courseId }), {
    method: 'POST',
    body: {
      [PLACE[kind].ids]: ids,
      ...(kind !== 'module' && { weekId: moduleId }),
      ...(kind === 'content' && { dayId }),
      ...(before !== undefined && { before }),
      ...(numbers && PLACE[kind].numbers && { [PLACE[kind].numbers]: numbers }),
    },
  });

export const deleteNode = (courseId: string, node: CourseNode) =>
  call<DeletedReply>(href(NODE[node.kind], paramsOf(courseId, node)), { method: 'DELETE' });
