import type { DemoMediaEntry } from '../manifest.ts';

/** What a maker knows of its file; size, digest and type are read from the file itself. */
export type Made = Omit<DemoMediaEntry, 'bytes' | 'sha256' | 'mimeType'>;
