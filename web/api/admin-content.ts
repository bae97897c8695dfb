import type { AdminDayReply, AdminWeekReply } from '../../src/wire/admin-catalog.ts';
import { call } from './client.ts';

/** What can be renamed, moved and deleted inside a course, with the ids on the way to it. */
export type Part =
  | { readonly kind: 'week'; readonly id: string }
  | { readonly kind: 'day'; readonly id: string; readonly weekId: string }
  | { readonly kind: 'content'; readonly id: string; readonly weekId: string; readonly dayId: string }
  | { readonly kind: 'document'; readonly id: string; readonly weekId: string };

/** Where the queries of one course are kept. */
export const adminCourseKey = (courseId: string) => ['admin', 'courses', courseId] as const;

export type Direction = 'up' | 'down';

const safe = encodeURIComponent;
const weekPath = (courseId: string, weekId: string) => `/admin/courses/${safe(courseId)}/weeks/${safe(weekId)}`;

function partPath(courseId: string, part: Part): string {
  if (part.kind === 'week') return weekPath(courseId, part.id);
  const week = weekPath(courseId, part.weekId);
  if (part.kind === 'day') return `${week}/days/${safe(part.id)}`;
  if (part.kind === 'document') return `${week}/documents/${safe(part.id)}`;
  return `${week}/days/${safe(part.dayId)}/contents/${safe(part.id)}`;
}

export const addWeek = (courseId: string, body: { weekNumber: number; title: string }) =>
  call<AdminWeekReply>(`/admin/courses/${safe(courseId)}/weeks`, { method: 'POST', body });

/** `dayNumber` is the one after those on the screen: sent again after a lost answer, it adds no second day. */
export const addDay = (courseId: string, weekId: string, body: { dayTitle: string; dayNumber: number }) =>
  call<AdminDayReply>(`${weekPath(courseId, weekId)}/days`, { method: 'POST', body });

/** `version` is the one that the person saw: a later one answers 409 with what is there now. */
export const renamePart = (courseId: string, part: Part, body: { title: string; version: number }) =>
  call<{ title: string; version: number }>(partPath(courseId, part), {
    method: part.kind === 'content' ? 'PUT' : 'PATCH',
    body,
  });

/** One place up or down among its neighbours. */
export const movePart = (courseId: string, part: Part, direction: Direction) =>
  call<unknown>(`${partPath(courseId, part)}/move`, { method: 'POST', body: { direction } });

export const deletePart = (courseId: string, part: Part) =>
  call<unknown>(partPath(courseId, part), { method: 'DELETE' });
