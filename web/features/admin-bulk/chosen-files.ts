import { createStore, useStore } from '../../platform/store.ts';
import type { DroppedFile } from '../../ui/dropped-files.ts';

/** A file that was chosen and not sent yet. */
export interface ChosenFile extends DroppedFile {
  id: string;
}

/*
 * Kept outside the page: whoever looks something up on another screen finds the list again. No browser lets a page
 * keep files over a reload, so that ends it.
 */
const store = createStore<readonly ChosenFile[]>(() => []);

/** One file is one row, however often and by whatever way it comes. */
const identity = ({ file }: DroppedFile): string => `${file.name}\n${file.size}\n${file.lastModified}`;

export const chosenFiles = {
  /** Answers how many of them were there already. */
  add(files: readonly DroppedFile[]): number {
    const known = new Map(store.get().map((one) => [one.id, one]));
    const before = known.size;
    for (const one of files) known.set(identity(one), known.get(identity(one)) ?? { ...one, id: identity(one) });
    store.set([...known.values()]);
    return files.length - (known.size - before);
  },
  remove: (id: string): void => store.set(store.get().filter((one) => one.id !== id)),
  clear: (): void => store.set([]),
};

export const useChosenFiles = (): readonly ChosenFile[] => useStore(store);
