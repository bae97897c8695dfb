import type { WantedCoupon } from '../../../domain/enrolment/coupons/checked-terms.ts';
import type { FindGiveaways } from '../../../domain/enrolment/queries/find-giveaways.ts';
import type { ListCoupons } from '../../../domain/enrolment/queries/list-coupons.ts';
import type { QuoteCoupon } from '../../../domain/enrolment/queries/quote-coupon.ts';
import type { EditCoupon } from '../../../domain/enrolment/use-cases/edit-coupon.ts';
import type { MakeCoupon } from '../../../domain/enrolment/use-cases/make-coupon.ts';
import { centsFromDollars, dollarsFromCents } from '../../../domain/kernel/money.ts';
import { couponOfferBody, couponsQuery, couponTermsBody, giveawaysQuery } from '../../../wire/coupons.ts';
import { paths } from '../../../wire/paths.ts';
import { couponOfferSchema, couponsSchema, giveawaysSchema, madeCouponSchema } from '../../../wire/replies/coupons.ts';
import { bothIds } from '../../replies/both-ids.ts';
import { couponOfferReply, couponsReply } from '../../replies/coupon-replies.ts';
import { type Call, inContext, type PublicCall, type Route, route } from '../../route.ts';

export interface CouponUseCases {
  readonly quoteCoupon: QuoteCoupon;
  readonly listCoupons: ListCoupons;
  readonly findGiveaways: FindGiveaways;
  readonly makeCoupon: MakeCoupon;
  readonly editCoupon: EditCoupon;
}

const PAGE_SIZE = 50;

const termsOf = (body: Call<{ body: typeof couponTermsBody }>['body']): WantedCoupon => ({
  code: body.code,
  note: body.note,
  off: {
    kind: body.kind,
    value: body.kind === 'percent' ? body.value : centsFromDollars(body.value, 'value'),
    mayMakeFree: body.mayMakeFree,
  },
  courseIds: body.courses,
  from: body.from,
  until: body.until,
  maxUses: body.maxUses,
  maxPerPerson: body.maxPerPerson,
  isFirstPurchaseOnly: body.firstPurchaseOnly,
  isForExtensions: body.forExtensions,
  isActive: body.active,
});

/** Coupons as the office looks after them, and what a link shows to a visitor. */
export function couponRoutes({
  quoteCoupon,
  listCoupons,
  findGiveaways,
  makeCoupon,
  editCoupon,
}: CouponUseCases): Route[] {
  const offer = async ({ body }: PublicCall<{ body: typeof couponOfferBody }>) =>
    couponOfferReply(await quoteCoupon.run({ code: body.coupon }));

  const list = async ({ query: { before, search } }: Call<{ query: typeof couponsQuery }>) =>
    couponsReply(await listCoupons.run({ before, search, limit: PAGE_SIZE }));

  const giveaways = async ({
    params: { courseId },
    query: { cents },
  }: Call<{ path: typeof paths.courseGiveaways; query: typeof giveawaysQuery }>) => {
    const found = await findGiveaways.run({ id: courseId, priceCents: cents });
    return { coupons: found.map(({ code, totalCents }) => ({ code, total: dollarsFromCents(totalCents) })) };
  };

  const make = async ({ body }: Call<{ body: typeof couponTermsBody }>) => {
    const { id, code } = await makeCoupon.run(termsOf(body));
    return { ...bothIds(id), code };
  };

  const edit = async ({
    params: { couponId },
    body,
  }: Call<{ path: typeof paths.adminCoupon; body: typeof couponTermsBody }>) => {
    await editCoupon.run({ couponId, ...termsOf(body) });
  };

  return inContext('enrolment', [
    route({
      method: 'post',
      path: paths.couponOffer,
      rule: 'public',
      limit: 'coupon-link',
      summary: 'What courses cost with a coupon whose link was followed',
      body: couponOfferBody,
      cache: 'no-store',
      reply: couponOfferSchema,
      handle: offer,
    }),
    route({
      method: 'get',
      path: paths.adminCoupons,
      rule: 'admin',
      roles: ['office'],
      summary: 'Coupons, newest first, with their uses and what they came to',
      query: couponsQuery,
      cache: 'no-store',
      reply: couponsSchema,
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.courseGiveaways,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'Coupons that leave nothing of a course at a price, or the least that a card charges',
      query: giveawaysQuery,
      cache: 'no-store',
      reply: giveawaysSchema,
      handle: giveaways,
    }),
    route({
      method: 'post',
      path: paths.adminCoupons,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Make a coupon',
      body: couponTermsBody,
      reply: madeCouponSchema,
      status: 201,
      refusals: [409],
      handle: make,
    }),
    route({
      method: 'put',
      path: paths.adminCoupon,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Change a coupon; of one that was used, only its end and its note',
      body: couponTermsBody,
      refusals: [404, 409],
      handle: edit,
    }),
  ]);
}
