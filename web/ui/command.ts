import type { ReactNode } from 'react';

/** One thing that the palette can do. */
export interface Command {
  id: string;
  label: string;
  icon: ReactNode;
  run: () => void;
  /** The page changes with it and takes the focus; otherwise the focus goes back to where it was. */
  isLeaving?: boolean;
}

export interface CommandGroup {
  label: string;
  items: Command[];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether each word that was typed begins a word of the label, in any order and whatever the accents. */
export function isMeant(label: string, query: string): boolean {
  const words = folded(label).split(/[^\p{L}\p{N}]+/u);
  return folded(query)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
