import type { CouponReply } from '../../../src/wire/replies/coupons.ts';
import type { CouponTerms } from './coupons-api.ts';

/** Values of the form: what is left empty has no limit. */
export interface CouponValues {
  code: string;
  note: string;
  kind: CouponReply['kind'];
  value: number | '';
  mayMakeFree: boolean;
  which: 'all' | 'chosen';
  courses: string[];
  from: string;
  until: string;
  maxUses: number | '';
  maxPerPerson: number | '';
  firstPurchaseOnly: boolean;
  forExtensions: boolean;
}

export const valuesOf = (coupon: CouponReply | undefined): CouponValues => ({
  code: coupon?.code ?? '',
  note: coupon?.note ?? '',
  kind: coupon?.kind ?? 'percent',
  value: coupon?.value ?? '',
  mayMakeFree: coupon?.mayMakeFree ?? false,
  which: coupon?.courses ? 'chosen' : 'all',
  courses: coupon?.courses ? [...coupon.courses] : [],
  from: coupon?.from ?? '',
  until: coupon?.until ?? '',
  maxUses: coupon?.maxUses ?? '',
  maxPerPerson: coupon?.maxPerPerson ?? '',
  firstPurchaseOnly: coupon?.firstPurchaseOnly ?? false,
  forExtensions: coupon?.forExtensions ?? false,
});

const orNull = <T>(value: T | ''): T | null => (value === '' ? null : value);

export const couponBody = ({ which, ...values }: CouponValues, active: boolean): CouponTerms => ({
  ...values,
  value: values.value as number,
  courses: which === 'all' ? null : values.courses,
  from: orNull(values.from),
  until: orNull(values.until),
  maxUses: orNull(values.maxUses),
  maxPerPerson: orNull(values.maxPerPerson),
  active,
});
