import { boolean, integer, list, nullable, number, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { COUPON_OFFS, COUPON_STATES } from '../literals.ts';
import { ids } from './ids.ts';

const figures = {
  orders: integer('Paid ones, also those that were given back since.'),
  revenue: number('Dollars: paid after the discount, less what went back.'),
};

export const couponsSchema = object(
  {
    first: nullable(
      object({ code: string(), percent: number(), ...figures }, 'OperatorCoupon'),
      'The one of the environment: on the first page, if there is one.',
    ),
    coupons: list(
      object(
        {
          ...ids,
          code: string(),
          note: string(),
          kind: oneOf(COUPON_OFFS),
          value: number('Percent, or dollars.'),
          mayMakeFree: boolean('Of an amount: whether it may be all of a price, of whatever course.'),
          courses: nullable(list(string()), 'Null for every course.'),
          from: nullable(string('A day of Sydney.')),
          until: nullable(string('A day of Sydney, included.')),
          maxUses: nullable(integer()),
          maxPerPerson: nullable(integer()),
          firstPurchaseOnly: boolean(),
          forExtensions: boolean(),
          active: boolean(),
          state: oneOf(COUPON_STATES),
          used: integer(),
          reserved: integer('Card pages that are open.'),
          left: nullable(integer(), 'Null without a limit.'),
          ...figures,
          createdAt: time(),
        },
        'Coupon',
      ),
      'Newest first.',
    ),
    nextBefore: nullable(string(), 'For the next page as `before`.'),
  },
  'Coupons',
);

export const giveawaysSchema = object(
  { coupons: list(object({ code: string(), total: number('Dollars that are left.') }, 'Giveaway')) },
  'Giveaways',
);

export const madeCouponSchema = object({ ...ids, code: string('As it is kept.') }, 'MadeCoupon');

export const couponOfferSchema = object(
  {
    code: string('As it is kept.'),
    courses: list(
      object({ courseId: string(), price: number('Dollars.'), total: number('Dollars.') }, 'CouponPrice'),
      'Those that become cheaper.',
    ),
  },
  'CouponOffer',
);

export type CouponsReply = Reply<typeof couponsSchema>;
export type CouponReply = CouponsReply['coupons'][number];
export type GiveawaysReply = Reply<typeof giveawaysSchema>;
export type MadeCouponReply = Reply<typeof madeCouponSchema>;
/** POST /payment/coupon-offer */
export type CouponOfferReply = Reply<typeof couponOfferSchema>;
