import type { Knex } from 'knex';

const START_MS = Date.UTC(2026, 0, 5, 9);
const HOUR_MS = 3_600_000;
const AT_ONCE = 500;

/** Paid orders of the students of `addStudents`: rows only. */
export async function addOrders(
  db: Knex,
  { from, count, courseId }: { from: number; count: number; courseId: string },
): Promise<void> {
  for (let start = from; start < from + count; start += AT_ONCE) {
    const length = Math.min(AT_ONCE, from + count - start);
    await db('orders').insert(Array.from({ length }, (_, index) => orderRow(start + index, courseId)));
  }
}

const orderRow = (index: number, courseId: string) => ({
  id: `order-${String(index).padStart(5, '0')}`,
  user_id: `many-${String(index).padStart(5, '0')}`,
  course_id: courseId,
  course_title: 'Course',
  price_cents: 49_900,
  discount_cents: 0,
  total_cents: 49_900,
  currency: 'AUD',
  status: 'paid',
  created_at: START_MS + index * HOUR_MS,
  paid_at: START_MS + index * HOUR_MS + 60_000,
  duration_months: 10,
});
