import { useQueryClient } from '@tanstack/react-query';
import { href, paths } from '../../../src/wire/paths.ts';
import type { CouponReply, MadeCouponReply } from '../../../src/wire/replies/coupons.ts';
import { useLog } from '../../admin/list-api.ts';
import { listQuery, type QueryOf, typedWords } from '../../admin/list-query.ts';
import { call } from '../../api/client.ts';

const KEY = ['admin', 'coupons'] as const;

export const COUPONS_QUERY = listQuery({ search: typedWords });

export const useCoupons = (query: QueryOf<typeof COUPONS_QUERY>) =>
  useLog(KEY, paths.adminCoupons, COUPONS_QUERY.params(query));

/** A coupon as it is sent. */
export type CouponTerms = Pick<
  CouponReply,
  | 'code'
  | 'note'
  | 'kind'
  | 'value'
  | 'mayMakeFree'
  | 'courses'
  | 'from'
  | 'until'
  | 'maxUses'
  | 'maxPerPerson'
  | 'firstPurchaseOnly'
  | 'forExtensions'
  | 'active'
>;

export const termsOf = (coupon: CouponReply): CouponTerms => ({
  code: coupon.code,
  note: coupon.note,
  kind: coupon.kind,
  value: coupon.value,
  mayMakeFree: coupon.mayMakeFree,
  courses: coupon.courses,
  from: coupon.from,
  until: coupon.until,
  maxUses: coupon.maxUses,
  maxPerPerson: coupon.maxPerPerson,
  firstPurchaseOnly: coupon.firstPurchaseOnly,
  forExtensions: coupon.forExtensions,
  active: coupon.active,
});

/** Makes and changes coupons; the list is read again, also after a refusal: it may have changed. */
export function useCouponCalls() {
  const queries = useQueryClient();
  const renewed = async <T>(asked: Promise<T>): Promise<T> => {
    try {
      return await asked;
    } finally {
      await queries.invalidateQueries({ queryKey: KEY });
    }
  };
  return {
    make: (terms: CouponTerms): Promise<MadeCouponReply> =>
      renewed(call(paths.adminCoupons, { method: 'POST', body: terms })),
    change: (couponId: string, terms: CouponTerms): Promise<unknown> =>
      renewed(call(href(paths.adminCoupon, { couponId }), { method: 'PUT', body: terms })),
  };
}
