import { createContext, use } from 'react';
import type { AdminCourseReply } from '../../../src/wire/admin-catalog.ts';
import type { Direction, Part } from '../../api/admin-content.ts';
import type { Place } from './selection.ts';

export interface CourseEdits {
  addWeek(weekNumber: number, title: string): Promise<void>;
  /** Goes to the new day. */
  addDay(weekId: string, title: string): Promise<void>;
  rename(part: Part, title: string): Promise<void>;
  move(part: Part, direction: Direction): Promise<void>;
  /** Asks first, and says exactly what goes. */
  remove(part: Part): Promise<void>;
}

/** What every part of the screen needs to know: the course, the place that is worked on, and what can be done. */
interface Builder {
  readonly course: AdminCourseReply;
  readonly place: Place;
  readonly edits: CourseEdits;
}

export const BuilderContext = createContext<Builder | undefined>(undefined);

export function useBuilder(): Builder {
  const builder = use(BuilderContext);
  if (!builder) throw new Error('This part needs the content builder around it');
  return builder;
}

/** The sections that take the focus when something in them is gone, named for listeners by their headings. */
export const SECTION_IDS = {
  week: 'module',
  day: 'day',
  content: 'day',
  document: 'documents',
  queue: 'queue',
} as const;

export const focusList = (kind: Part['kind'] | 'queue'): void => document.getElementById(SECTION_IDS[kind])?.focus();
