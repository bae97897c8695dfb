import type { Knex } from 'knex';
import { refundOpen } from '../../../domain/enrolment/errors.ts';
import type { RefundRepository } from '../../../domain/enrolment/ports.ts';
import type { Refund, RefundState } from '../../../domain/enrolment/refund.ts';
import type { CourseId, OrderId, RefundId } from '../../../domain/kernel/ids.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { type Millis, toMillis, toMillisOrNull, toTime, toTimeOrNull } from '../times.ts';

interface Row {
  id: string;
  order_id: string;
  course_id: string;
  amount_cents: number;
  reason: string;
  actor_id: string | null;
  ends_access: boolean | 0 | 1;
  state: RefundState;
  asked_at: Millis;
  settled_at: Millis | null;
  refusal: string | null;
}

const ONE_ASKED_KEY: UniqueKey = { index: 'refunds_one_asked', columns: ['refunds.order_id'] };

export class KnexRefundRepository implements RefundRepository {
  constructor(private readonly db: Knex) {}

  async add(refund: Refund, courseId: CourseId): Promise<void> {
    try {
      await this.rows().insert({
        id: refund.id,
        order_id: refund.orderId,
        course_id: courseId,
        amount_cents: refund.amountCents,
        reason: refund.reason,
        actor_id: refund.actorId,
        ends_access: refund.endsAccess,
        state: refund.state,
        asked_at: toMillis(refund.askedAt),
        settled_at: toMillisOrNull(refund.settledAt),
        refusal: refund.refusal,
      });
    } catch (error) {
      throw violatesUnique(error, ONE_ASKED_KEY) ? refundOpen() : error;
    }
  }

  async find(id: RefundId): Promise<Refund | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && toRefund(row);
  }

  async listOf(orderId: OrderId): Promise<Refund[]> {
    return (await this.rows().where({ order_id: orderId }).orderBy(['asked_at', 'id'])).map(toRefund);
  }

  async listAsked(limit: number): Promise<Refund[]> {
    return (await this.rows().where({ state: 'asked' }).orderBy(['asked_at', 'id']).limit(limit)).map(toRefund);
  }

  markDone(id: RefundId, at: Date): Promise<boolean> {
    return this.settle(id, { state: 'done', settled_at: toMillis(at) });
  }

  markRefused(id: RefundId, refusal: string, at: Date): Promise<boolean> {
    return this.settle(id, { state: 'refused', settled_at: toMillis(at), refusal });
  }

  private async settle(id: RefundId, facts: Partial<Row>): Promise<boolean> {
    return (await this.rows().where({ id, state: 'asked' }).update(facts)) === 1;
  }

  private rows() {
    return this.db<Row>('refunds');
  }
}

const toRefund = (row: Row): Refund => ({
  id: row.id,
  orderId: row.order_id,
  amountCents: row.amount_cents,
  reason: row.reason,
  actorId: row.actor_id,
  endsAccess: Boolean(row.ends_access),
  state: row.state,
  askedAt: toTime(row.asked_at),
  settledAt: toTimeOrNull(row.settled_at),
  refusal: row.refusal,
});
