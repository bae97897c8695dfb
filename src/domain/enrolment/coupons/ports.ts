import type { CouponId, OrderId, UserId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Coupon, CouponUse } from './coupon.ts';

export type NewUse = Omit<CouponUse, 'state' | 'settledAt'>;

/** Contract: tests/contracts/coupon-repository.contract.ts. */
export interface CouponRepository {
  /** Rejects with `conflict` (`enrolment/coupon-taken`) where a coupon has this code, in whatever spelling. */
  add(coupon: Coupon): Promise<void>;
  find(id: CouponId): Promise<Coupon | undefined>;
  /** In any spelling. */
  findByCode(code: string): Promise<Coupon | undefined>;
  /**
   * Changes all but its uses; with `ifUnused`, only while it has no use. True if it was changed. Rejects as `add` does.
   */
  change(coupon: Coupon, condition: { readonly ifUnused: boolean }): Promise<boolean>;
  /**
   * Reserves a use for an order; false if no use is left, or the coupon was ended. Of concurrent buyers, one gets the
   * last use. Holds the coupon until the transaction ends, so that its uses can be counted.
   */
  reserve(use: NewUse): Promise<boolean>;
  /** Reserves a use for an order that was lost here, even beyond the maximum: it was agreed on. */
  reserveAgain(use: NewUse): Promise<void>;
  /** Reserved and made uses of this person, oldest first. */
  usesOf(couponId: CouponId, userId: UserId): Promise<CouponUse[]>;
  /** Whether a paid order has a use that it could give back. */
  hasUse(orderId: OrderId): Promise<boolean>;
  /** Marks the use of a paid order; takes a released one again, because the buyer has paid. */
  markUsed(orderId: OrderId, at: Date): Promise<void>;
  /** Ends a reservation. */
  release(orderId: OrderId, at: Date): Promise<void>;
  /** Gives back what a paid order has used. */
  giveBack(orderId: OrderId, at: Date): Promise<void>;
  /** Reservations made before this moment, oldest first. */
  listReserved(before: Date, limit: number): Promise<CouponUse[]>;
}

/** Sums of a coupon's paid orders. */
export interface CouponFigures {
  readonly orders: number;
  /** Paid after the discount, less what went back. */
  readonly keptCents: Cents;
}

export interface ListedCoupon extends CouponFigures {
  readonly coupon: Coupon;
  /** Number of uses that wait for a payment. */
  readonly reserved: number;
}

/** Read model of the list, one query per call. Contract: tests/contracts/coupon-reader.test.ts. */
export interface CouponReader {
  /** Newest first. `before` is the id of the last one seen; `search` a part of a code, as `lookAlikeKey` reads it. */
  page(page: {
    readonly limit: number;
    readonly before?: CouponId | undefined;
    readonly search?: string | undefined;
  }): Promise<ListedCoupon[]>;
  /** Sums of the orders with this code and without a coupon's use. */
  figuresOf(code: string): Promise<CouponFigures>;
}
