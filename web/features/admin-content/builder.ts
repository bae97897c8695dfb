import { createContext, use } from 'react';
import type { AdminContentReply } from '../../../src/wire/replies/admin-catalog.ts';
import type { CourseNode, Direction, Placing } from '../../api/admin-content.ts';
import type { AdminCourse } from '../../api/admin-courses.ts';
import type { Conversion } from '../../api/conversions.ts';
import type { useDrag } from './moving/use-drag.ts';
import type { Selection } from './selection.ts';

export interface CourseEdits {
  addModule(moduleNumber: number, title: string): Promise<void>;
  /** Goes to the new day. */
  addDay(moduleId: string, title: string): Promise<void>;
  rename(node: CourseNode, title: string): Promise<void>;
  move(node: CourseNode, direction: Direction): Promise<void>;
  /** To any place of the course; offers to take it back. */
  place(placing: Placing): Promise<void>;
  /** Asks first, and says exactly what goes. */
  remove(node: CourseNode): Promise<void>;
  /** Items of a day or documents of a module, after one question. */
  removeSeveral(nodes: readonly CourseNode[]): Promise<void>;
  /** Shows the item that the call answers, as it is afterwards. Rejects as the call does. */
  editVideo(node: CourseNode, send: () => Promise<AdminContentReply>): Promise<void>;
}

/** What all of the screen needs to know: the course, the module and day that are worked on, and what can be done. */
interface Builder {
  readonly course: AdminCourse;
  readonly selection: Selection;
  readonly edits: CourseEdits;
  /** Of videos that browsers do not play, by their keys, as long as they are not done. */
  readonly conversions: ReadonlyMap<string, Conversion>;
  /** Begins to drag rows by the pointer that was pressed. */
  readonly drag: ReturnType<typeof useDrag>;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('This needs the content builder around it');
  return builder;
}

/** The sections that take the focus when something in them is gone, named for listeners by their headings. */
export const SECTION_IDS = {
  module: 'module',
  day: 'day',
  content: 'day',
  document: 'documents',
  queue: 'queue',
} as const;

export const focusList = (kind: CourseNode['kind'] | 'queue'): void =>
  document.getElementById(SECTION_IDS[kind])?.focus();
