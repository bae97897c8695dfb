import { createContext, use } from 'react';
import type { VignetteReply } from '../../../src/wire/replies/questions.ts';
import { ApiError } from '../../api/client.ts';

/** Sentences about the fields of a draft, by their paths. */
export interface Notes {
  /** To be mended now: shown as complaints. */
  readonly complaints: Readonly<Record<string, string>>;
  /** Missing before a submission. */
  readonly faults: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
}

const byPath = (entries: VignetteReply['faults']): Record<string, string> => {
  const notes: Record<string, string> = {};
  for (const { path, message } of entries) notes[path] = notes[path] ? `${notes[path]} ${message}` : message;
  return notes;
};

/** @param hasPressed whether a submission was tried: until then what is missing is no complaint. */
export function notesOf({ faults, hints }: VignetteReply, error: unknown, hasPressed: boolean): Notes {
  const refused = error instanceof ApiError ? error.fields : {};
  const missing = byPath(faults);
  return { complaints: hasPressed ? { ...missing, ...refused } : refused, faults: missing, hints: byPath(hints) };
}

/** Path of the first field that a save was refused for. */
export const refusedPath = (error: unknown): string | undefined =>
  error instanceof ApiError ? Object.keys(error.fields)[0] : undefined;

export const NotesContext = createContext<Notes>({ complaints: {}, faults: {}, hints: {} });

/** Id of the control at a path, for focus and labels. */
export const idOf = (path: string): string => `draft-${path}`;

/**
 * Notes of one field. An empty field is one of the things to add, which the page counts; faults of a written one are
 * shown at once.
 */
export function useNotes(path: string, isWritten: boolean) {
  const { complaints, faults, hints } = use(NotesContext);
  const complaint = complaints[path];
  return {
    complaint,
    advice: complaint === undefined && isWritten ? faults[path] : undefined,
    hint: hints[path],
  };
}

/** Counts the things that are missing in the question at a place. */
export const missingIn = (faults: VignetteReply['faults'], at: number): number =>
  faults.filter(({ path }) => path.startsWith(`questions[${at}]`)).length;

/** Counts the questions that lack something, and tells whether the case itself does. */
export function unfinishedIn(faults: VignetteReply['faults']): { questions: number; isCase: boolean } {
  const places = faults.map(({ path }) => /^questions\[(\d+)\]/.exec(path)?.[1]);
  return { questions: new Set(places.filter(Boolean)).size, isCase: places.includes(undefined) };
}
