import type { Knex } from 'knex';
import type { AccessPeriod } from '../../../domain/enrolment/access-period.ts';
import type { OrderId } from '../../../domain/kernel/ids.ts';
import { type Millis, toMillis, toTime, toTimeOrNull } from '../times.ts';

export interface EnrolmentKey {
  readonly user_id: string;
  readonly course_id: string;
}

interface Row extends EnrolmentKey {
  /** Auto-increment: the order in which periods were created. */
  id: number;
  kind: AccessPeriod['kind'];
  order_id: string | null;
  since: Millis;
  months: number | null;
  until: Millis | null;
  revoked_at: Millis | null;
}

/** Rows of access periods. Writers must hold the lock on the enrolment's row. */
export class AccessPeriodRows {
  constructor(private readonly db: Knex) {}

  async list(key: EnrolmentKey): Promise<AccessPeriod[]> {
    return (await this.rows().where(key).orderBy('id')).map(toPeriod);
  }

  async add(key: EnrolmentKey, { kind, orderId, since, term }: Omit<AccessPeriod, 'revokedAt'>): Promise<void> {
    await this.rows().insert({
      ...key,
      kind,
      order_id: orderId,
      since: toMillis(since),
      months: 'months' in term ? term.months : null,
      until: 'until' in term ? toMillis(term.until) : null,
      revoked_at: null,
    });
  }

  /** Returns the enrolment that this order paid for. */
  async keyOf(orderId: OrderId): Promise<EnrolmentKey | undefined> {
    return this.rows().where({ order_id: orderId }).first('user_id', 'course_id');
  }

  async revokeAll(key: EnrolmentKey, at: Date): Promise<void> {
    await this.rows()
      .where(key)
      .whereNull('revoked_at')
      .update({ revoked_at: toMillis(at) });
  }

  async revokeGivenBy(orderId: OrderId, at: Date): Promise<boolean> {
    const revoked = await this.rows()
      .where({ order_id: orderId })
      .whereNull('revoked_at')
      .update({ revoked_at: toMillis(at) });
    return revoked > 0;
  }

  private rows() {
    return this.db<Row>('access_periods');
  }
}

const toPeriod = (row: Row): AccessPeriod => ({
  kind: row.kind,
  orderId: row.order_id,
  since: toTime(row.since),
  term: row.until === null ? { months: row.months ?? 0 } : { until: toTime(row.until) },
  revokedAt: toTimeOrNull(row.revoked_at),
});
