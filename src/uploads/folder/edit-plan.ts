import { DAYS_OF_NEW_MODULE } from './course-so-far.ts';
import { locatedFile } from './file-path.ts';
import type { FolderFile, FolderPlan, PlanDay, PlanItem, PlanModule, PlanTarget } from './plan.ts';

type Change = Partial<Pick<PlanItem<FolderFile>, 'target' | 'title' | 'isLeftOut' | 'textsLeftOut' | 'known'>>;

export type TextKind = 'captions' | 'chapters';
const TEXT_KINDS: readonly TextKind[] = ['captions', 'chapters'];

/** Changes items; unchanged ones keep their identity. A module that is new to the plan is added. */
export function changeItems<Plan extends FolderPlan<FolderFile>>(
  plan: Plan,
  ids: readonly string[],
  change: Change,
): Plan {
  const chosen = new Set(ids);
  const items = plan.items.map((item) => (chosen.has(item.id) ? { ...item, ...change } : item));
  return { ...plan, items, modules: withModule(plan.modules, change.target?.moduleNumber) };
}

/** Removes captions or chapters from their video and marks them as skipped, with the reason. */
export function dropText<Plan extends FolderPlan<FolderFile>>(
  plan: Plan,
  id: string,
  kind: TextKind,
  reason: string,
): Plan {
  const file = plan.items.find((item) => item.id === id)?.[kind];
  if (!file) return plan;
  const items = plan.items.map((item) => (item.id === id ? { ...item, [kind]: undefined } : item));
  return { ...plan, items, skipped: [...plan.skipped, { file, path: locatedFile(file).path, reason }] };
}

/** Stores which part of captions or chapters is not sent. */
export const noteText = <Plan extends FolderPlan<FolderFile>>(
  plan: Plan,
  id: string,
  kind: TextKind,
  note: string,
): Plan => ({
  ...plan,
  items: plan.items.map((item) =>
    item.id === id ? { ...item, textNotes: { ...item.textNotes, [kind]: note } } : item,
  ),
});

export const renameModule = <Plan extends FolderPlan<FolderFile>>(
  plan: Plan,
  moduleNumber: number,
  title: string,
): Plan => ({
  ...plan,
  modules: plan.modules.map((module) => (module.moduleNumber === moduleNumber ? { ...module, title } : module)),
});

export const renameDay = <Plan extends FolderPlan<FolderFile>>(
  plan: Plan,
  moduleNumber: number,
  dayNumber: number,
  title: string,
): Plan => ({
  ...plan,
  days: plan.days.map((day) =>
    day.moduleNumber === moduleNumber && day.dayNumber === dayNumber ? { ...day, title } : day,
  ),
});

function withModule(modules: readonly PlanModule[], moduleNumber: number | undefined): readonly PlanModule[] {
  if (moduleNumber === undefined || modules.some((module) => module.moduleNumber === moduleNumber)) return modules;
  const added = { moduleNumber, title: `Module ${moduleNumber}`, isNew: true, dayCount: DAYS_OF_NEW_MODULE };
  return [...modules, added].sort((a, b) => a.moduleNumber - b.moduleNumber);
}

/** An item to be sent once confirmed. */
export type GoingItem<Item extends PlanItem<FolderFile>> = Item & { readonly target: PlanTarget };

export const isGoing = <Item extends PlanItem<FolderFile>>(item: Item): item is GoingItem<Item> =>
  item.target !== undefined && !item.isLeftOut;

/** Tells whether an item still needs a decision: no target, and not left out. */
export const isOpen = ({ target, isLeftOut }: PlanItem<FolderFile>): boolean => target === undefined && !isLeftOut;

/** Returns the captions or chapters sent with the video, unless left out. */
export const textOf = <File extends FolderFile>(item: PlanItem<File>, kind: TextKind): File | undefined =>
  item.textsLeftOut.includes(kind) ? undefined : item[kind];

/** Includes or excludes captions or chapters of a video. */
export const withText = ({ textsLeftOut }: PlanItem<FolderFile>, kind: TextKind, isSent: boolean): Change => ({
  textsLeftOut: isSent ? textsLeftOut.filter((one) => one !== kind) : [...textsLeftOut, kind],
});

export const isInDay =
  (moduleNumber: number, dayNumber: number) =>
  ({ target }: PlanItem<FolderFile>): boolean =>
    target?.kind === 'day' && target.moduleNumber === moduleNumber && target.dayNumber === dayNumber;

export const isDocumentOf =
  (moduleNumber: number) =>
  ({ target }: PlanItem<FolderFile>): boolean =>
    target?.kind === 'documents' && target.moduleNumber === moduleNumber;

export interface PlanSummary {
  /** Includes captions and chapters. */
  readonly files: number;
  readonly bytes: number;
  readonly modules: number;
  readonly skipped: number;
  readonly known: number;
  readonly open: number;
}

export function planSummary({ items, skipped }: FolderPlan<FolderFile>): PlanSummary {
  const going = items.filter(isGoing);
  const files = going.flatMap((item) =>
    [item.file, ...TEXT_KINDS.map((kind) => textOf(item, kind))].filter((one) => one !== undefined),
  );
  const textsLeftOut = going.flatMap((item) =>
    TEXT_KINDS.filter((kind) => item[kind] !== undefined && textOf(item, kind) === undefined),
  );
  const known = items.filter((item) => item.known !== undefined && item.isLeftOut).length;
  return {
    files: files.length,
    bytes: files.reduce((total, { size }) => total + size, 0),
    modules: new Set(going.map(({ target }) => target.moduleNumber)).size,
    skipped: skipped.length + textsLeftOut.length + items.filter(({ isLeftOut }) => isLeftOut).length - known,
    known,
    open: items.filter(isOpen).length,
  };
}

/** Returns the modules that must exist before sending, by number, each with the days that its items need. */
export function neededModules({ items, modules }: FolderPlan<FolderFile>): (PlanModule & { readonly days: number })[] {
  const going = items.filter(isGoing);
  return modules.flatMap((module) => {
    const own = going.filter(({ target }) => target.moduleNumber === module.moduleNumber);
    const days = own.map(({ target }) => (target.kind === 'day' ? target.dayNumber : 0));
    return own.length > 0 ? [{ ...module, days: Math.max(...days) }] : [];
  });
}

/** Returns the days that get a title in this send. */
export function titledDays({ items, days }: FolderPlan<FolderFile>): PlanDay[] {
  const going = items.filter(isGoing);
  return days.filter(
    ({ moduleNumber, dayNumber, title }) => title.trim() !== '' && going.some(isInDay(moduleNumber, dayNumber)),
  );
}
