import type { Ids } from '../../wire/replies/ids.ts';

/** Both names of an id (decision B19). */
export const bothIds = (id: string): Ids => ({ _id: id, id });

/**
 * A reply that begins with its ids, for what is asked often: V8 defines each property behind a spread by a call of its
 * runtime, which takes a microsecond for each; `Object.assign` takes a tenth of one for all.
 */
export const withIds = <Facts extends object>(id: string, facts: Facts): Ids & Facts =>
  Object.assign(bothIds(id), facts);
