import { expect, it } from 'vitest';
import { CloseCheckoutsOf } from '../../../src/domain/enrolment/use-cases/close-checkouts-of.ts';
import { anOrder } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

it('the card pages of one buyer are closed, and looked at once more', async () => {
  const { orders } = sqlWorld().stores;
  await orders.add(anOrder({ id: 'open', userId: 'ada', courseId: 'a', status: 'pending', checkoutId: 'cs_1' }));
  await orders.add(anOrder({ id: 'no-page', userId: 'ada', courseId: 'b', status: 'pending', checkoutId: null }));
  await orders.add(anOrder({ id: 'paid', userId: 'ada', courseId: 'c', status: 'paid', checkoutId: 'cs_2' }));
  await orders.add(anOrder({ id: 'other', userId: 'bob', status: 'pending', checkoutId: 'cs_3' }));
  const done: string[] = [];
  const close = new CloseCheckoutsOf(
    orders,
    { close: async (id) => void done.push(`close ${id}`) },
    { run: async ({ checkoutId }) => void done.push(`look ${checkoutId}`) as never },
  );
  await close.run({ userId: 'ada' });
  expect(done).toEqual(['close cs_1', 'look cs_1']);
  expect((await orders.find('no-page'))?.status).toBe('cancelled');
  expect((await orders.find('other'))?.status).toBe('pending');
});
