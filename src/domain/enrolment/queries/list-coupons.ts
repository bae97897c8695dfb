import type { Clock } from '../../kernel/clock.ts';
import type { CouponId } from '../../kernel/ids.ts';
import { lookAlikeKey } from '../coupons/code.ts';
import { type AcceptedCoupon, couponState, environmentCoupon } from '../coupons/coupon.ts';
import type { CouponFigures, CouponReader, ListedCoupon } from '../coupons/ports.ts';
import type { CouponState } from '../literals.ts';

export interface CouponList {
  /** The operator's own, on the first page. */
  readonly first: (AcceptedCoupon & CouponFigures) | undefined;
  readonly coupons: readonly (ListedCoupon & { readonly state: CouponState })[];
  readonly nextBefore: CouponId | null;
}

/** A page of the coupons with these letters in their code, newest first, with their figures: two queries at most. */
export class ListCoupons {
  constructor(
    private readonly reader: CouponReader,
    private readonly couponCode: string,
    private readonly clock: Clock,
  ) {}

  async run({ before, limit, search = '' }: Parameters<CouponReader['page']>[0]): Promise<CouponList> {
    const isFound = lookAlikeKey(this.couponCode).includes(lookAlikeKey(search));
    const own = before === undefined && isFound ? environmentCoupon(this.couponCode) : undefined;
    const first = own && { ...own, ...(await this.reader.figuresOf(own.code)) };
    const found = await this.reader.page({ before, search, limit: limit + 1 });
    const now = this.clock.now();
    const coupons = found.slice(0, limit).map((one) => ({ ...one, state: couponState(one.coupon, now) }));
    const nextBefore = found.length > limit ? (coupons.at(-1)?.coupon.id ?? null) : null;
    return { first, coupons, nextBefore };
  }
}
