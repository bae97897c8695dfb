import type { Knex } from 'knex';
import type { ProvenAddress } from '../../../../domain/identity/proven-addresses.ts';
import { likePattern } from '../../like-pattern.ts';
import { toMillis } from '../../times.ts';

/** Person whose rows are looked for. */
export interface Person {
  readonly userId: string;
  readonly addresses: readonly ProvenAddress[];
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
  /** Columns that are handed over only where another one has the person's own id: what is left of them is another's. */
  readonly ownOnly?: Readonly<Record<string, string>>;
  /** Columns that are handed over in another form, each with its expression. */
  readonly masked?: Readonly<Record<string, (db: Knex, person: Person) => Knex.Raw>>;
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
      released
        .whereNot('kind', 'mock')
        .orWhere((mock) =>
          mock
            .where((own) => own.whereNull('release_at').orWhere('release_at', '<=', person.now))
            .whereNotIn('mock_exam_id', db('mock_exams').where('release_at', '>', person.now).select('id')),
        ),
    );

interface AddressColumns {
  /** Column of a whole address, folded by `normalizeEmail`. */
  readonly email: string;
  /** Condition of a time from which on, and before which, the address counts. */
  readonly within: (row: Knex.QueryBuilder, from: number, until: number) => void;
}

export const writtenAt =
  (column: string): AddressColumns['within'] =>
  (row, from, until) =>
    void row.where(column, '>=', from).where(column, '<', until);

/** Rows that an address of theirs names, of the time when it was proved to be theirs. */
export const addressedTo =
  ({ addresses }: Person, { email, within }: AddressColumns) =>
  (rows: Knex.QueryBuilder): void => {
    void rows.whereRaw('1 = 0');
    for (const { email: address, from, until } of addresses)
      void rows.orWhere((row) => within(row.where(email, address), toMillis(from), until ? toMillis(until) : NEVER));
  };
const NEVER = Number.MAX_SAFE_INTEGER;

/** Rows that say by an id whose they are; an address tells only of those that do not. */
export const ownedOr = (person: Person, isNobodys: (row: Knex.QueryBuilder) => void, places: AddressColumns) => {
  return (rows: Knex.QueryBuilder): void =>
    void rows
      .where({ user_id: person.userId })
      .orWhere((row) => void row.where(isNobodys).where(addressedTo(person, places)));
};

export const messagesOf = (db: Knex, person: Person) =>
  db('contact_messages').where(ownedOr(person, unsigned, { email: 'folded_email', within: writtenAt('received_at') }));
/** Threads of an account, and those that one of its addresses began by the contact form. */
export const threadsOf = (db: Knex, person: Person) =>
  db('threads').where((own) =>
    own
      .where({ user_id: person.userId })
      .orWhere((enquiry) =>
        enquiry.whereNull('user_id').whereIn('contact_id', messagesOf(db, person).select('contact_messages.id')),
      ),
  );
export const mailsOf = (db: Knex, person: Person) =>
  db('mails').where(ownedOr(person, unsigned, { email: 'to', within: writtenAt('sent_at') }));
const unsigned = (row: Knex.QueryBuilder): void => void row.whereNull('user_id');

/** An account that a restored backup does not have is nobody's. */
export const unmatchedOf = (db: Knex, person: Person) =>
  db('unmatched_payments').where(
    ownedOr(person, (row) => void row.whereNotIn('user_id', db('users').select('id')), {
      email: 'folded_payer_email',
      within: writtenAt('found_at'),
    }),
  );

/** An invitation is older than the account that it made. */
export const invitationsOf = (db: Knex, person: Person) =>
  db('invitations').where(
    addressedTo(person, {
      email: 'email',
      within: (row, from, until) =>
        void row.whereRaw('coalesce(accepted_at, invited_at) >= ? and coalesce(accepted_at, invited_at) < ?', [
          from,
          until,
        ]),
    }),
  );

export const listsOf = (db: Knex, person: Person) =>
  db('enrolment_import_rows').where(
    addressedTo(person, {
      email: 'email',
      within: (row, from, until) => {
        const imports = db('enrolment_imports');
        writtenAt('started_at')(imports, from, until);
        void row.whereIn('import_id', imports.select('id'));
      },
    }),
  );
