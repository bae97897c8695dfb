import { createContext, use } from 'react';
import type { AdminContentReply } from '../../../src/wire/replies/admin-catalog.ts';
import type { CourseNode, Direction, NewTest, Placing } from '../../api/admin-content.ts';
import type { AdminCourse } from '../../api/admin-courses.ts';
import type { Conversion } from '../../api/conversions.ts';
import type { useDrag } from './moving/use-drag.ts';
import type { Selection } from './selection.ts';

export interface CourseEdits {
  addModule(moduleNumber: number, title: string): Promise<void>;
  /** Then selects the new day. */
  addDay(moduleId: string, title: string): Promise<void>;
  addTest(day: { moduleId: string; dayId: string }, test: NewTest): Promise<void>;
  rename(node: CourseNode, title: string): Promise<void>;
  move(node: CourseNode, direction: Direction): Promise<void>;
  /** Moves to any place in the course, with Undo. */
  place(placing: Placing): Promise<void>;
  /** Lets anybody open a lesson, or no longer. Says why not where that is refused. */
  setFree(node: CourseNode, isFree: boolean): Promise<void>;
  /** Asks first, listing exactly what is deleted. */
  remove(node: CourseNode): Promise<void>;
  /** Deletes items of a day or documents of a module after one confirmation. */
  removeSeveral(nodes: readonly CourseNode[]): Promise<void>;
  /** Shows the item returned by the call. Rejects like the call. */
  editVideo(node: CourseNode, send: () => Promise<AdminContentReply>): Promise<void>;
}

/** Context of the screen: the course, the selected module and day, and the actions. */
interface Builder {
  readonly course: AdminCourse;
  readonly selection: Selection;
  readonly edits: CourseEdits;
  /** Unfinished conversions of videos that browsers cannot play, by key. */
  readonly conversions: ReadonlyMap<string, Conversion>;
  /** Starts dragging rows with the pressed pointer. */
  readonly drag: ReturnType<typeof useDrag>;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('This needs the content builder around it');
  return builder;
}

/** Ids of sections that receive the focus when something in them is removed; their headings label them. */
export const SECTION_IDS = {
  module: 'module',
  day: 'day',
  content: 'day',
  document: 'documents',
  queue: 'queue',
} as const;

export const focusList = (kind: CourseNode['kind'] | 'queue'): void =>
  document.getElementById(SECTION_IDS[kind])?.focus();
