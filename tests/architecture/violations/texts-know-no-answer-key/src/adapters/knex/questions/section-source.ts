import { toKey } from './version-repository.ts';

export const sectionOf = (rows: readonly object[]) => rows.map(toKey);
