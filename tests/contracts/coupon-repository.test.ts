import { KnexCouponRepository } from '../../src/adapters/knex/enrolment/coupon-repository.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { MemoryCouponRepository } from '../doubles/enrolment/coupon-repository.ts';
import { MemoryOrderRepository } from '../doubles/enrolment/order-repository.ts';
import { couponRepositoryContract } from './coupon-repository.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';

couponRepositoryContract('memory', async () => ({
  coupons: new MemoryCouponRepository(),
  orders: new MemoryOrderRepository(),
}));
onEveryDatabase((name, open) =>
  couponRepositoryContract(name, async () => {
    const db = await open();
    return { coupons: new KnexCouponRepository(db), orders: new KnexOrderRepository(db) };
  }),
);
