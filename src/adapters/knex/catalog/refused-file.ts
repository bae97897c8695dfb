import type { Knex } from 'knex';

/** A left join with this answers null for whatever students may have, now or once it was looked into. */
export const refusedFileOf = (table: 'contents' | 'documents'): Knex.JoinCallback =>
  function join() {
    this.on('refused.key', `${table}.file_key`).onVal('refused.inspection', 'refused');
  };
