import type { Knex } from 'knex';
import { refundOpen } from '../../../domain/enrolment/errors.ts';
import type { RefundRepository } from '../../../domain/enrolment/ports.ts';
import type { Refund } from '../../../domain/enrolment/refund.ts';
import type { CourseId, OrderId, RefundId } from '../../../domain/kernel/ids.ts';
import { columnsOf, flag, type RowOf, time, timeOrNull } from '../columns.ts';
import { type UniqueKey, violatesUnique } from '../faults.ts';
import { toMillis } from '../times.ts';

const REFUNDS = columnsOf<Refund>()({
  id: 'id',
  orderId: 'order_id',
  amountCents: 'amount_cents',
  reason: 'reason',
  actorId: 'actor_id',
  endsAccess: flag('ends_access'),
  returnsCoupon: flag('returns_coupon'),
  state: 'state',
  askedAt: time('asked_at'),
  settledAt: timeOrNull('settled_at'),
  refusal: 'refusal',
});

type Row = RowOf<typeof REFUNDS> & { course_id: string };

const ONE_ASKED_KEY: UniqueKey = { index: 'refunds_one_asked', columns: ['refunds.order_id'] };

export class KnexRefundRepository implements RefundRepository {
  constructor(private readonly db: Knex) {}

  async add(refund: Refund, courseId: CourseId): Promise<void> {
    try {
      await this.rows().insert({ ...REFUNDS.toRow(refund), course_id: courseId });
    } catch (error) {
      throw violatesUnique(error, ONE_ASKED_KEY) ? refundOpen() : error;
    }
  }

  async find(id: RefundId): Promise<Refund | undefined> {
    const row = await this.rows().where({ id }).first();
    return row && REFUNDS.toNoun(row);
  }

  async listOf(orderId: OrderId): Promise<Refund[]> {
    return (await this.rows().where({ order_id: orderId }).orderBy(['asked_at', 'id'])).map(REFUNDS.toNoun);
  }

  async listAsked(limit: number): Promise<Refund[]> {
    return (await this.rows().where({ state: 'asked' }).orderBy(['asked_at', 'id']).limit(limit)).map(REFUNDS.toNoun);
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
