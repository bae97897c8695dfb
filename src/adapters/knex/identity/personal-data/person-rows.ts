import type { Knex } from 'knex';
import { likePattern } from '../../like-pattern.ts';

/** Somebody whose rows are looked for. */
export interface Person {
  readonly userId: string;
  /** Addresses that they have and had. */
  readonly addresses: readonly string[];
  readonly now: number;
}

/** A table whose rows are copied for their person: each column is handed over or left out. */
export interface CopiedTable {
  readonly kind: string;
  readonly columns: readonly string[];
  /** Secrets, what serves only the school's own order, and what says the same as another column. */
  readonly leftOut: readonly string[];
  /** Order of the pages: names a row. */
  readonly key: readonly string[];
  readonly rows: (db: Knex, person: Person) => Knex.QueryBuilder;
  /** Rows of a page, where they are large. */
  readonly page?: number;
}

export const owned =
  (table: string) =>
  (db: Knex, { userId }: Person): Knex.QueryBuilder =>
    db(table).where(`${table}.user_id`, userId);
export const ordersOf = (db: Knex, { userId }: Person) => db('orders').where({ user_id: userId }).select('id');
export const sittingsOf = (db: Knex, { userId }: Person) => db('sittings').where({ user_id: userId }).select('id');
export const deliveredTo = (db: Knex, { userId }: Person) =>
  db('deliveries').where({ user_id: userId }).select('announcement_id');
/** Marks of mails about studies name their person between colons. */
export const marksOf = (db: Knex, { userId }: Pick<Person, 'userId'>) =>
  db('learning_marks').whereRaw(`key like ? escape '!'`, [`%:${likePattern(userId)}:%`]);
/** Before a mock exam is released, nothing tells what is right. */
export const releasedOf = (db: Knex, person: Person) =>
  sittingsOf(db, person)
    .whereNotNull('ended_at')
    .where((released) =>
      released.whereNot('kind', 'mock').orWhereNull('release_at').orWhere('release_at', '<=', person.now),
    );
export const mailed =
  (table: string, column: string) =>
  (db: Knex, { addresses }: Person) =>
    db(table).whereIn(column, addresses);

/** Addresses that somebody typed are kept as they were typed. */
export const lower = (db: Knex, column: string) => db.raw('lower(??)', [column]) as never;
export const written =
  (table: string, column: string) =>
  (db: Knex, { addresses }: Person) =>
    db(table).whereIn(lower(db, column), addresses);
