import type { Ids } from '../../wire/ids.ts';

/** Both names of an id (decision B19). */
export const bothIds = (id: string): Ids => ({ _id: id, id });
