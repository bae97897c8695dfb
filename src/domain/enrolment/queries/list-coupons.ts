import type { Clock } from '../../kernel/clock.ts';
import type { CouponId } from '../../kernel/ids.ts';
import { type AcceptedCoupon, couponState, environmentCoupon } from '../coupons/coupon.ts';
import type { CouponFigures, CouponReader, ListedCoupon } from '../coupons/ports.ts';
import type { CouponState } from '../literals.ts';

export interface CouponList {
  /** The operator's own, on the first page. */
  readonly first: (AcceptedCoupon & CouponFigures) | undefined;
  readonly coupons: readonly (ListedCoupon & { readonly state: CouponState })[];
  readonly nextBefore: CouponId | null;
}

/** A page of the coupons, newest first, with what they came to: two queries at most, however many there are. */
export class ListCoupons {
  constructor(
    private readonly reader: CouponReader,
    private readonly couponCode: string,
    private readonly clock: Clock,
  ) {}

  async run({ before, limit }: { before?: CouponId | undefined; limit: number }): Promise<CouponList> {
    const own = before === undefined ? environmentCoupon(this.couponCode) : undefined;
    const first = own && { ...own, ...(await this.reader.figuresOf(own.code)) };
    const found = await this.reader.page({ before, limit: limit + 1 });
    const now = this.clock.now();
    const coupons = found.slice(0, limit).map((one) => ({ ...one, state: couponState(one.coupon, now) }));
    const nextBefore = found.length > limit ? (coupons.at(-1)?.coupon.id ?? null) : null;
    return { first, coupons, nextBefore };
  }
}
