import { join } from 'node:path';

/** A path below the folder of package.json. The tools run from their sources only, so it is always one level up. */
export const inProject = (...path: string[]): string => join(import.meta.dirname, '..', ...path);
