import { demoMedia } from '../../../src/main/seed/demo-files.ts';
import type { Made } from './made.ts';

/** Returns the files of the manifest, each as its maker described it. */
export const keptMedia = (): Made[] =>
  demoMedia().map(({ path: _path, bytes: _bytes, sha256: _sha256, mimeType: _mimeType, ...file }) => file);
