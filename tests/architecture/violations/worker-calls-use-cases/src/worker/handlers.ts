import type { Knex } from 'knex';

export const erase = (db: Knex, key: string) => db('files').where({ key }).delete();
