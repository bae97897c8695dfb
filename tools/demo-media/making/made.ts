import type { DemoMediaEntry } from '../../../src/main/seed/demo-files.ts';

/** A maker's facts about its file; size, digest and type are read from the file. */
export type Made = Omit<DemoMediaEntry, 'bytes' | 'sha256' | 'mimeType'>;

/** Makes a file, or returns its manifest entry if the existing file is kept. */
export type OrKept = (name: string, make: () => Promise<Made>) => Promise<Made>;
