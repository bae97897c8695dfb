import type { FolderPlan } from '../../../src/uploads/folder/plan.ts';
import { createStore } from '../../platform/store.ts';
import type { SourceFile } from '../../uploads/source-file.ts';

export type Plan = FolderPlan<SourceFile>;
export type Item = Plan['items'][number];

/** The folder that is looked through, for one course at a time. */
interface Held {
  readonly courseId: string;
  readonly plan: Plan;
}

/*
 * Outside the page: whoever looks something up on another screen finds the plan again. No browser lets a page keep
 * files over a reload, so that ends it.
 */
export const folderStore = createStore<Held | undefined>(() => undefined);

/** Changes the plan, if it is still the one of this course. */
export function editPlan(courseId: string, edit: (plan: Plan) => Plan): void {
  const held = folderStore.get();
  if (held?.courseId === courseId) folderStore.set({ courseId, plan: edit(held.plan) });
}
