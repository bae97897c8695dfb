import { useSyncExternalStore } from 'react';
import type { DroppedFile } from '../../ui/dropped-files.ts';

/** A file that was chosen and not sent yet. */
export interface ChosenFile extends DroppedFile {
  id: string;
}

/*
 * Kept outside the page: whoever looks something up on another screen finds the list again. No browser lets a page
 * keep files over a reload, so that ends it.
 */
let chosen: readonly ChosenFile[] = [];
const listeners = new Set<() => void>();

function set(next: readonly ChosenFile[]): void {
  chosen = next;
  for (const listener of listeners) listener();
}

/** One file is one row, however often and by whatever way it comes. */
const identity = ({ file }: DroppedFile): string => `${file.name}\n${file.size}\n${file.lastModified}`;

export const chosenFiles = {
  all: () => chosen,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Answers how many of them were there already. */
  add(files: readonly DroppedFile[]): number {
    const known = new Map(chosen.map((one) => [one.id, one]));
    const before = known.size;
    for (const one of files) known.set(identity(one), known.get(identity(one)) ?? { ...one, id: identity(one) });
    set([...known.values()]);
    return files.length - (known.size - before);
  },
  remove: (id: string): void => set(chosen.filter((one) => one.id !== id)),
  clear: (): void => set([]),
};

export const useChosenFiles = (): readonly ChosenFile[] => useSyncExternalStore(chosenFiles.subscribe, chosenFiles.all);
