import type { Knex } from 'knex';

/** Condition of a left join that matches refused files only: null for all that students may have, now or later. */
export const refusedFileOf = (table: 'contents' | 'documents'): Knex.JoinCallback =>
  function join() {
    this.on('refused.key', `${table}.file_key`).onVal('refused.inspection', 'refused');
  };
