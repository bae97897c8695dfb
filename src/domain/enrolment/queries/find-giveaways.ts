import type { Clock } from '../../kernel/clock.ts';
import type { CourseId } from '../../kernel/ids.ts';
import { type Cents, MIN_CHARGE } from '../../kernel/money.ts';
import { couponState, isFor } from '../coupons/coupon.ts';
import type { CouponReader } from '../coupons/ports.ts';
import { quote } from '../coupons/quote.ts';

export interface Giveaway {
  readonly code: string;
  readonly totalCents: Cents;
}

const PAGE_SIZE = 200;

/** Finds coupons, active or planned, that make a course free, or reduce it to the minimum charge of a card. */
export class FindGiveaways {
  constructor(
    private readonly reader: Pick<CouponReader, 'page'>,
    private readonly clock: Clock,
  ) {}

  async run(course: { readonly id: CourseId; readonly priceCents: Cents }): Promise<Giveaway[]> {
    const now = this.clock.now();
    const found: Giveaway[] = [];
    for (let before: string | undefined; ; ) {
      const page = await this.reader.page({ limit: PAGE_SIZE, ...(before !== undefined && { before }) });
      for (const { coupon } of page) {
        const { totalCents } = quote(course.priceCents, coupon);
        const isOffered = ['planned', 'running'].includes(couponState(coupon, now)) && isFor(coupon, course);
        if (isOffered && totalCents <= MIN_CHARGE) found.push({ code: coupon.code, totalCents });
      }
      if (page.length < PAGE_SIZE) return found;
      before = page.at(-1)?.coupon.id;
    }
  }
}
