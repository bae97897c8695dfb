import { expect, it } from 'vitest';
import { CloseCheckoutsOf } from '../../../src/domain/enrolment/use-cases/close-checkouts-of.ts';
import { anOrder } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

it('the unpaid orders of one buyer are given up, with a card page and without', async () => {
  const { orders } = sqlWorld().stores;
  await orders.add(anOrder({ id: 'open', userId: 'ada', courseId: 'a', status: 'pending', checkoutId: 'cs_1' }));
  await orders.add(anOrder({ id: 'no-page', userId: 'ada', courseId: 'b', status: 'pending', checkoutId: null }));
  await orders.add(anOrder({ id: 'paid', userId: 'ada', courseId: 'c', status: 'paid', checkoutId: 'cs_2' }));
  await orders.add(anOrder({ id: 'other', userId: 'bob', status: 'pending', checkoutId: 'cs_3' }));
  const givenUp: string[] = [];
  await new CloseCheckoutsOf(orders, { run: async ({ id }) => void givenUp.push(id) }).run({ userId: 'ada' });
  expect(givenUp.toSorted()).toEqual(['no-page', 'open']);
});
