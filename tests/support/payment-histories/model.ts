import { boughtUntil } from '../../../src/domain/enrolment/access-period.ts';
import { mayExtend } from '../../../src/domain/enrolment/enrolment.ts';
import type { Checkout } from '../../../src/domain/enrolment/ports.ts';

interface ModelOrder {
  readonly person: string;
  state: 'pending' | 'processing' | 'paid' | 'refunded' | 'failed' | 'cancelled';
  refundedCents: number;
}

interface ModelPeriod {
  /** Null for a gift. */
  readonly checkoutId: string | null;
  readonly since: Date;
  revokedAt: Date | null;
}

export const MONTHS = 1;
const HAS_MONEY: readonly string[] = ['processing', 'paid', 'refunded'];

/**
 * What a school has to know and give: everything follows from the payment service's ledger, from what it has learned of
 * it so far, and from what administrators did. Written without looking at how the school does it.
 */
export class Model {
  constructor(
    readonly orders = new Map<string, ModelOrder>(),
    private readonly periods: ModelPeriod[] = [],
    private readonly owners = new Map<ModelPeriod, string>(),
  ) {}

  /** As a backup has it. */
  copy(): Model {
    const periods = this.periods.map((period) => ({ ...period }));
    const owners = new Map(periods.map((period, index) => [period, this.ownerOf(this.periods[index]!)]));
    return new Model(new Map([...this.orders].map(([id, order]) => [id, { ...order }])), periods, owners);
  }

  /** The checkout that this person would be led to again. */
  openOf(person: string): string | undefined {
    const open = [...this.orders].filter(
      ([, order]) => order.person === person && (order.state === 'pending' || order.state === 'processing'),
    );
    return open.at(-1)?.[0];
  }

  mayBuy(person: string, now: Date): boolean {
    const endsAt = this.endOf(person, now);
    return endsAt === undefined || mayExtend({ endsAt }, MONTHS, now);
  }

  /** Somebody stands at a card page. Another page of theirs is closed. */
  begin(person: string, checkoutId: string): void {
    const open = this.openOf(person);
    if (open !== undefined && open !== checkoutId) this.orders.get(open)!.state = 'cancelled';
    if (!this.orders.has(checkoutId)) this.orders.set(checkoutId, { person, state: 'pending', refundedCents: 0 });
  }

  /** The school looks at one checkout. */
  learn(ledger: Checkout, now: Date): void {
    const isFound = !this.orders.has(ledger.id);
    if (isFound && !HAS_MONEY.includes(ledger.status)) return;
    if (isFound) this.orders.set(ledger.id, { person: ledger.userId, state: 'cancelled', refundedCents: 0 });
    const order = this.orders.get(ledger.id)!;
    const isOpen = order.state === 'pending' || order.state === 'cancelled';
    if (ledger.status === 'processing' && isOpen) order.state = 'processing';
    if (ledger.status === 'failed' && (isOpen || order.state === 'processing')) order.state = 'failed';
    if ((ledger.status === 'cancelled' || ledger.status === 'expired') && order.state === 'pending')
      order.state = 'cancelled';
    if (ledger.status !== 'paid' && ledger.status !== 'refunded') return;
    if (order.state !== 'paid' && order.state !== 'refunded') {
      order.state = 'paid';
      const since = isFound ? (ledger.sold.paidAt ?? now) : now;
      if (ledger.status === 'paid') this.give(order.person, { checkoutId: ledger.id, since, revokedAt: null });
    }
    this.takeBack(order, ledger, now);
  }

  /** What the clock's task does: first what was paid and is not known, oldest first, then what is waited for. */
  reconcile(ledger: readonly Checkout[], now: Date): void {
    const isUnpaid = ({ id }: Checkout) =>
      ['pending', 'cancelled', 'failed', undefined].includes(this.orders.get(id)?.state);
    const lost = ledger.filter((one) => HAS_MONEY.includes(one.status) && isUnpaid(one));
    for (const one of lost) this.learn(one, now);
    for (const one of ledger) if (this.orders.has(one.id)) this.learn(one, now);
  }

  gift(person: string, now: Date): void {
    if (this.endOf(person, now) === undefined) this.give(person, { checkoutId: null, since: now, revokedAt: null });
  }

  revoke(person: string, now: Date): void {
    if (this.endOf(person, now) === undefined) return;
    for (const period of this.of(person)) period.revokedAt ??= now;
  }

  /** Until when they may enter; undefined where they may not. */
  endOf(person: string, now: Date): Date | undefined {
    let end = new Date(0);
    for (const { since, revokedAt } of this.of(person)) {
      const start = since > end ? since : end;
      const full = boughtUntil(start, MONTHS);
      if (revokedAt === null) end = full;
      else if (revokedAt > start) end = full < revokedAt ? full : revokedAt;
    }
    const isStanding = this.of(person).some(({ revokedAt }) => revokedAt === null);
    return isStanding && now <= end ? end : undefined;
  }

  private takeBack(order: ModelOrder, ledger: Checkout, now: Date): void {
    if (order.state !== 'paid' || ledger.refundedCents <= order.refundedCents) return;
    order.refundedCents = ledger.refundedCents;
    const isWhole = ledger.refundedCents === ledger.amountCents;
    if (isWhole) order.state = 'refunded';
    if (!isWhole && !ledger.endsAccess) return;
    for (const period of this.periods) if (period.checkoutId === ledger.id) period.revokedAt ??= now;
  }

  private give(person: string, period: ModelPeriod): void {
    this.periods.push(period);
    this.owners.set(period, person);
  }

  private of(person: string): ModelPeriod[] {
    return this.periods.filter((period) => this.ownerOf(period) === person);
  }

  private ownerOf(period: ModelPeriod): string {
    return this.owners.get(period) ?? '';
  }
}
