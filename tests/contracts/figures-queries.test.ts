import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexOrderRepository } from '../../src/adapters/knex/enrolment/order-repository.ts';
import { KnexFiguresReader } from '../../src/adapters/knex/reporting/figures-reader.ts';
import { GetFigures } from '../../src/domain/reporting/queries/get-figures.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { afterwards, anOrder, LASTING, monday } from './samples.ts';

const MAX_QUERIES = 7;
const YEAR_MS = 365 * 86_400_000;

async function sell(db: Knex, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    const order = anOrder({
      id: `order-${i}`,
      userId: `buyer-${i}`,
      courseId: `course-${i % 9}`,
      status: 'paid',
      paidAt: new Date(monday.getTime() - (i / count) * YEAR_MS),
    });
    await new KnexOrderRepository(db).add(order);
    await new KnexEnrolmentRepository(db, afterwards).add({
      userId: order.userId,
      courseId: order.courseId,
      since: order.paidAt ?? monday,
      orderId: order.id,
      term: LASTING,
    });
  }
}

onEveryDatabase((name, open) => {
  it(`asks ${name} the same few queries for no sale as for many, and for a year as for ten`, async () => {
    const asked: number[] = [];
    for (const sales of [0, 40]) {
      const db = await open();
      await sell(db, sales);
      const figures = new GetFigures(new KnexFiguresReader(db, afterwards), { now: () => monday });
      for (const from of ['all', '2016-01-01']) {
        let count = 0;
        const countOne = () => void (count += 1);
        db.on('query', countOne);
        await figures.run({ from });
        db.removeListener('query', countOne);
        asked.push(count);
      }
    }
    expect(asked).toEqual([MAX_QUERIES, MAX_QUERIES - 1, MAX_QUERIES, MAX_QUERIES - 1]);
  });
});
