import type { DemoMediaEntry } from '../../../src/main/seed/demo-files.ts';

/** What a maker knows of its file; size, digest and type are read from the file itself. */
export type Made = Omit<DemoMediaEntry, 'bytes' | 'sha256' | 'mimeType'>;

/** Makes a file, or answers what the manifest says of it where the file that is there is kept. */
export type OrKept = (name: string, make: () => Promise<Made>) => Promise<Made>;
