import type { Knex } from 'knex';
import type { CopiedRows, PersonalData, PersonErasure } from '../../../../domain/identity/personal-data/ports.ts';
import { provenAddresses } from '../../../../domain/identity/proven-addresses.ts';
import type { UserId } from '../../../../domain/kernel/ids.ts';
import { columnsOf, type RowOf, time } from '../../columns.ts';
import { toMillis } from '../../times.ts';
import { toChange } from '../email-change-repository.ts';
import { toUser } from '../user-rows.ts';
import { COPIED } from './copied-tables.ts';
import { eraseRows } from './erase-rows.ts';
import type { CopiedTable, Person } from './person-rows.ts';

const ERASURES = columnsOf<PersonErasure>()({
  userId: 'user_id',
  erasedBy: 'erased_by',
  erasedAt: time('erased_at'),
  reason: 'reason',
  orders: 'orders',
  documents: 'documents',
});

const PAGE = 200;
/** Moments are numbers in every table, in columns by these names. */
const MOMENT = /_(?:at|of|from|until)$|^(?:at|since|until)$/;
const JSON_COLUMNS: ReadonlySet<string> = new Set(['shape', 'plan', 'answers', 'late_answers', 'watched']);

export class KnexPersonalData implements PersonalData {
  constructor(private readonly db: Knex) {}

  async *copyOf(userId: UserId, now: Date): AsyncGenerator<CopiedRows> {
    const person = { ...(await this.person(userId)), now: toMillis(now) };
    for (const table of Object.values(COPIED)) yield* this.pages(table, person);
  }

  async hasOpenMoney(userId: UserId): Promise<boolean> {
    const orders = this.db('orders').where({ 'orders.user_id': userId });
    const open = await orders
      .where((any) =>
        any
          .whereIn('orders.status', ['pending', 'processing'])
          .orWhere('orders.dispute', 'open')
          .orWhereExists(this.db('refunds').where({ state: 'asked' }).whereRaw('refunds.order_id = orders.id'))
          .orWhere((paid) =>
            paid
              .whereNotNull('orders.paid_at')
              .whereNotExists(
                this.db('tax_documents').where({ kind: 'invoice' }).whereRaw('tax_documents.order_id = orders.id'),
              ),
          ),
      )
      .first('orders.id');
    return open !== undefined;
  }

  async erase(erasure: Omit<PersonErasure, 'orders' | 'documents'>): Promise<PersonErasure | undefined> {
    const { userId, erasedAt } = erasure;
    const person = await this.person(userId);
    // Waits for another one that is erasing, and then finds nobody.
    const disabled = await this.db('users')
      .where({ id: userId })
      .update({ disabled_at: toMillis(erasedAt) });
    if (disabled === 0) return undefined;
    await eraseRows(this.db, person);
    const orders = this.db('orders').where({ user_id: userId });
    const documents = this.db('tax_documents').whereIn('order_id', orders.clone().select('id'));
    const done = { ...erasure, orders: await count(orders), documents: await count(documents) };
    await this.rows().insert(ERASURES.toRow(done));
    return done;
  }

  async findErasure(userId: UserId): Promise<PersonErasure | undefined> {
    const row = await this.rows().where({ user_id: userId }).first();
    return row && ERASURES.toNoun(row);
  }

  private async person(userId: UserId): Promise<Person> {
    const user = await this.db('users').where({ id: userId }).first();
    const changes = await this.db('email_changes').where({ user_id: userId }).whereNotNull('confirmed_at');
    const addresses = user ? provenAddresses(toUser(user), changes.map(toChange)) : [];
    return { userId, addresses, now: 0 };
  }

  private async *pages({ kind, columns, ownOnly = {}, masked, key, rows, page = PAGE }: CopiedTable, person: Person) {
    const told = (column: string) => {
      const owner = ownOnly[column];
      if (owner) return this.db.raw('case when ?? = ? then ?? end as ??', [owner, person.userId, column, column]);
      return masked?.[column]?.(this.db, person) ?? column;
    };
    for (let from = 0; ; from += page) {
      const found: Record<string, unknown>[] = await rows(this.db, person)
        .orderBy(key.map((column) => ({ column })))
        .limit(page)
        .offset(from)
        .select(...columns.map(told));
      if (found.length > 0 || from === 0) yield { kind, rows: found.map(readable) };
      if (found.length < page) return;
    }
  }

  private rows() {
    return this.db<RowOf<typeof ERASURES>>('person_erasures');
  }
}

const count = async (rows: Knex.QueryBuilder): Promise<number> =>
  Number((await rows.count({ all: '*' }).first())?.all ?? 0);

/** Moments as people read them, and lists as lists. */
const readable = (row: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueOf(name, value)]));

function valueOf(name: string, value: unknown): unknown {
  if (value === null) return null;
  if (JSON_COLUMNS.has(name) && typeof value === 'string') return JSON.parse(value, withoutScoring);
  if (name.startsWith('is_') || name === 'ends_access') return Boolean(value);
  return MOMENT.test(name) && Number.isFinite(Number(value)) ? new Date(Number(value)).toISOString() : value;
}

/** Nobody who sits a mock exam is told which of its cases count. */
const withoutScoring = (name: string, value: unknown): unknown => (name === 'isScored' ? undefined : value);
