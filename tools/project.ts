import { join } from 'node:path';

/** Returns a path below the folder of package.json. Tools run only from source, so it is always one level up. */
export const inProject = (...path: string[]): string => join(import.meta.dirname, '..', ...path);
