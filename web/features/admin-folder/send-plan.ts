import { type QueryClient } from '@tanstack/react-query';
import { isUntitled, isUntitledModule } from '../../../src/uploads/folder/course-so-far.ts';
import { isGoing, neededModules, textOf, titledDays } from '../../../src/uploads/folder/edit-plan.ts';
import type { UploadRequest } from '../../../src/uploads/upload-queue.ts';
import { addDay, addModule, renameNode } from '../../api/admin-content.ts';
import { type AdminCourse, adminCourseQuery } from '../../api/admin-courses.ts';
import { ApiError } from '../../api/client.ts';
import { targetOf } from '../../uploads/target-module.ts';
import type { Item, Plan } from './folder-store.ts';
import { asWebVtt } from './timed-texts.ts';

/** Ignores a conflict: an earlier attempt or another admin has created it. */
const madeAlready = (code: string) => (error: unknown) => {
  if (!(error instanceof ApiError && error.code === code)) throw error;
};

/** Ignores a conflict: the title that another admin has set stays. */
const titledAlready = (error: unknown) => {
  if (!(error instanceof ApiError && error.status === 409)) throw error;
};

/**
 * Creates the modules and days that the plan needs, and returns the updated course. Idempotent: existing ones are
 * looked up first, so a second click or a retry creates nothing twice.
 */
export async function prepareCourse(queries: QueryClient, courseId: string, plan: Plan): Promise<AdminCourse> {
  const read = () => queries.fetchQuery({ ...adminCourseQuery(courseId), staleTime: 0 });
  const needed = neededModules(plan);
  let course = await read();
  const moduleOf = (moduleNumber: number) => course.modules.find((module) => module.moduleNumber === moduleNumber);
  const missing = needed.filter(({ moduleNumber }) => !moduleOf(moduleNumber));
  for (const { moduleNumber, title } of missing)
    await addModule(courseId, { moduleNumber, title }).catch(madeAlready('catalog/module-number-taken'));
  if (missing.length > 0) course = await read();
  let hasNewDays = false;
  for (const { moduleNumber, days } of needed) {
    const module = moduleOf(moduleNumber);
    if (!module) continue;
    const last = Math.max(0, ...module.days.map(({ dayNumber }) => dayNumber));
    for (let dayNumber = last + 1; dayNumber <= days; dayNumber += 1) {
      await addDay(courseId, module.id, { dayTitle: '', dayNumber }).catch(madeAlready('catalog/days-changed'));
      hasNewDays = true;
    }
  }
  if (hasNewDays) course = await read();
  const isTitled = [await titleModules(course, plan), await titleDays(course, plan)].includes(true);
  return isTitled ? read() : course;
}

/** Titles modules that still have the default title. Returns whether any was changed. */
async function titleModules(course: AdminCourse, plan: Plan): Promise<boolean> {
  let hasChanged = false;
  for (const { moduleNumber, title, isRenamed } of neededModules(plan)) {
    const module = course.modules.find((one) => one.moduleNumber === moduleNumber);
    if (!isRenamed || title.trim() === '' || !module || !isUntitledModule(module)) continue;
    const node = { kind: 'module', id: module.id } as const;
    await renameNode(course.id, node, { title: title.trim(), version: module.version }).catch(titledAlready);
    hasChanged = true;
  }
  return hasChanged;
}

/** Titles days that still have the default title. Returns whether any was changed. */
async function titleDays(course: AdminCourse, plan: Plan): Promise<boolean> {
  let hasChanged = false;
  for (const { moduleNumber, dayNumber, title } of titledDays(plan)) {
    const module = course.modules.find((one) => one.moduleNumber === moduleNumber);
    const day = module?.days.find((one) => one.dayNumber === dayNumber);
    if (!module || !day || !isUntitled(day)) continue;
    const node = { kind: 'day', id: day.id, moduleId: module.id } as const;
    await renameNode(course.id, node, { title: title.trim(), version: day.version }).catch(titledAlready);
    hasChanged = true;
  }
  return hasChanged;
}

interface Sending {
  readonly requests: readonly UploadRequest<File>[];
  /** Ids of the items they belong to. */
  readonly ids: readonly string[];
}

/** Returns the upload requests, in the order of the plan. */
export async function requestsOf(plan: Plan, course: AdminCourse): Promise<Sending> {
  const sent: { id: string; request: UploadRequest<File> }[] = [];
  for (const item of plan.items.filter(isGoing)) {
    const request = await requestOf(item, course);
    if (request) sent.push({ id: item.id, request });
  }
  return { ids: sent.map(({ id }) => id), requests: sent.map(({ request }) => request) };
}

async function requestOf(item: Item, course: AdminCourse): Promise<UploadRequest<File> | undefined> {
  const { file, type, title, target } = item;
  const module = course.modules.find(({ moduleNumber }) => moduleNumber === target?.moduleNumber);
  if (!target || !module) return undefined;
  const facts = { file: file.file, title, savesItself: true };
  if (target.kind === 'documents') return { ...facts, target: { kind: 'document', ...targetOf(course, module) } };
  const day = module.days.find(({ dayNumber }) => dayNumber === target.dayNumber);
  if (!day) return undefined;
  const captions = await asWebVtt('captions', textOf(item, 'captions'));
  const chapters = await asWebVtt('chapters', textOf(item, 'chapters'));
  return {
    ...facts,
    target: { kind: 'content', ...targetOf(course, module), dayId: day.id, dayNumber: day.dayNumber, type },
    ...(captions && { captions }),
    ...(chapters && { chapters }),
  };
}
