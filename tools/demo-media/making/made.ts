import type { DemoMediaEntry } from '../../../src/main/seed/demo-files.ts';

/** What a maker knows of its file; size, digest and type are read from the file itself. */
export type Made = Omit<DemoMediaEntry, 'bytes' | 'sha256' | 'mimeType'>;
