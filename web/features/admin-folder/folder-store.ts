import type { FolderPlan } from '../../../src/uploads/folder/plan.ts';
import { createStore } from '../../platform/store.ts';
import type { SourceFile } from '../../uploads/source-file.ts';

export type Plan = FolderPlan<SourceFile>;
export type Item = Plan['items'][number];

/** The folder under review, for one course at a time. */
interface Held {
  readonly courseId: string;
  readonly plan: Plan;
}

/*
 * Kept outside the page, so that the plan survives visits to other screens. A reload ends it, because browsers do not
 * keep files.
 */
export const folderStore = createStore<Held | undefined>(() => undefined);

/** Changes the plan if it still belongs to this course. */
export function editPlan(courseId: string, edit: (plan: Plan) => Plan): void {
  const held = folderStore.get();
  if (held?.courseId === courseId) folderStore.set({ courseId, plan: edit(held.plan) });
}
