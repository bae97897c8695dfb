import { createStore, useStore } from '../../platform/store.ts';
import type { DroppedFile } from '../../ui/dropped-files.ts';

/** A chosen file that is not sent yet. */
export interface ChosenFile extends DroppedFile {
  id: string;
}

/*
 * Kept outside the page, so that the list survives visits to other screens. A reload ends it, because browsers do not
 * keep files.
 */
const store = createStore<readonly ChosenFile[]>(() => []);

/** Identity of a file, to skip duplicates. */
const identity = ({ file }: DroppedFile): string => `${file.name}\n${file.size}\n${file.lastModified}`;

export const chosenFiles = {
  /** Returns how many were already listed. */
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
