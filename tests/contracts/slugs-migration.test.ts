import { expect, it } from 'vitest';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { describeBeforeStep } from './before-step.ts';

describeBeforeStep('0072', 'courses had no address', (opened) => {
  it('gives each one of its title, the oldest without a number', async () => {
    const db = opened();
    const titles = ['Sprint', 'Sprint', '歯科', 'Café – Part 1', 'x'.repeat(200), '歯科'];
    await db('courses').insert(
      titles.map((title, created_at) => ({
        ...{ id: `c${created_at}`, title, description: '', duration_months: 5, price_cents: 0, is_live: true },
        ...{ version: 1, created_at },
      })),
    );

    await migrateDatabase(db);

    const rows = await db('courses').orderBy('created_at').select('slug', 'past_slugs');
    expect(rows.map(({ slug }) => slug)).toEqual([
      'sprint',
      'sprint-2',
      'course',
      'cafe-part-1',
      'x'.repeat(70),
      'course-2',
    ]);
    expect(new Set(rows.map(({ past_slugs }) => past_slugs))).toEqual(new Set(['[]']));
  });
});
