import { after, type Clock, DAY_MS, HOUR_MS } from '../../kernel/clock.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { eachOrder } from '../each-order.ts';
import type { OpenRestore, RestoreMarks, UnmatchedPayments } from '../lost-payments/ports.ts';
import { canMove, type Order } from '../order.ts';
import { returnedEventId } from '../order-event.ts';
import type { OrderEvents, OrderRepository, PaymentGateway, Reversal } from '../ports.ts';
import type { FulfilPayment } from '../use-cases/fulfil-payment.ts';

/** Period for which the payment service retries a webhook that was not acknowledged. */
const LOOK_BACK_MS = 72 * HOUR_MS;
/** Refunds and disputes are few, so that a month of them is one or two questions. */
const REVERSALS_LOOK_BACK_MS = 30 * DAY_MS;
/** A card page is open for hours: what was paid after a backup may have been begun before it. */
const BEFORE_BACKUP_MS = DAY_MS;

interface Stores {
  readonly restoreMarks: RestoreMarks;
  readonly outbox: Outbox;
}

/**
 * Catches what happened while no message reached us. Asks about each order that waits for something: a closed tab and a
 * lost webhook still enrol. Asks once for all that went back or was disputed, and about an order only where its books
 * do not know it: what was refunded at the payment service's own desk ends access here too. Asks for all that was paid,
 * and about a payment only where no paid order here has it: the first round after a restore looks as far back as the
 * backup.
 */
export class ReconcilePayments {
  constructor(
    private readonly orders: OrderRepository,
    private readonly gateway: Pick<PaymentGateway, 'listReversals' | 'listPaid'>,
    private readonly fulfil: Pick<FulfilPayment, 'run'>,
    private readonly events: Pick<OrderEvents, 'listOf'>,
    private readonly unmatched: Pick<UnmatchedPayments, 'find' | 'listOpen'>,
    private readonly work: UnitOfWork<Stores>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const restore = await this.work.run(({ restoreMarks }) => restoreMarks.findOpen());
    const lookBack = (ms: number): Date => {
      const usual = after(this.clock.now(), -ms);
      const backup = restore && after(restore.backupAt, -BEFORE_BACKUP_MS);
      return backup && backup < usual ? backup : usual;
    };
    // Oldest first, so that an extension comes behind what it extends.
    const lost = (await this.lost(lookBack(LOOK_BACK_MS))).toReversed();
    await eachOrder(
      [...lost, ...(await this.openUnmatched())].map((id) => ({ id })),
      ({ id: checkoutId }) => this.fulfil.run({ checkoutId }),
    );
    const unsettled = await this.orders.listUnsettled(after(this.clock.now(), -LOOK_BACK_MS));
    const known = new Set(unsettled.map(({ id }) => id));
    const reversed = (await this.reversed(lookBack(REVERSALS_LOOK_BACK_MS))).filter(({ id }) => !known.has(id));
    await eachOrder(
      [...unsettled, ...reversed],
      async ({ checkoutId }) => checkoutId !== null && this.fulfil.run({ checkoutId }),
    );
    if (restore) await this.settle(restore, lost.length);
  }

  /** Checkouts that were paid since then and that no paid order or note of ours is about, newest first. */
  private async lost(since: Date): Promise<string[]> {
    const lost: string[] = [];
    let next: string | undefined;
    do {
      const page = await this.gateway.listPaid(since, next);
      for (const id of page.checkoutIds)
        if (isUnpaid(await this.orders.findByCheckout(id)) && !(await this.unmatched.find(id))) lost.push(id);
      next = page.next;
    } while (next !== undefined);
    return lost;
  }

  /** Checkouts of unmatched payments, checked until the money went back, or never came. */
  private async openUnmatched(): Promise<string[]> {
    return (await this.unmatched.listOpen()).map(({ checkoutId }) => checkoutId);
  }

  private async settle({ backupAt, restoredAt }: OpenRestore, found: number): Promise<void> {
    await this.work.run(async ({ restoreMarks, outbox }) => {
      if (!(await restoreMarks.settle(restoredAt, this.clock.now()))) return;
      const moments = { backupAt: backupAt.toISOString(), restoredAt: restoredAt.toISOString() };
      await outbox.add('enrolment/report-restored', { ...moments, found });
    });
  }

  private async reversed(since: Date): Promise<Order[]> {
    const reversals = await this.gateway.listReversals(since);
    const orders = await Promise.all(
      reversals.map(async (reversal) => {
        const order = await this.orders.find(reversal.orderId);
        return order && (isNews(reversal, order) || (await this.isReturnNews(reversal))) ? [order] : [];
      }),
    );
    return orders.flat();
  }

  private async isReturnNews({ orderId, returned }: Reversal): Promise<boolean> {
    if (returned.length === 0) return false;
    const told = new Set((await this.events.listOf(orderId)).map(({ id }) => id));
    return returned.some(({ id }) => !told.has(returnedEventId(id)));
  }
}

/** One that is processing is asked about anyway. One that we gave up may have been paid after all. */
const isUnpaid = (order: Order | undefined): boolean =>
  !order || (order.status !== 'processing' && canMove(order.status, 'paid'));

const isNews = ({ refundedCents, dispute }: Reversal, order: Order): boolean =>
  refundedCents > order.refundedCents || (dispute !== null && dispute !== order.dispute);
