import { beforeEach, describe, expect, it } from 'vitest';
import { GetFigures } from '../../../src/domain/reporting/queries/get-figures.ts';
import { anOrder, LASTING } from '../../contracts/samples.ts';
import { sqlWorld } from '../../doubles/sql-world.ts';

/** Ten in the morning of 15 July in Sydney. */
const NOW = new Date('2026-07-15T00:00:00.000Z');

let world: ReturnType<typeof sqlWorld>;
let figures: GetFigures;
beforeEach(() => {
  world = sqlWorld(NOW);
  figures = new GetFigures(world.stores.figures, world.clock);
});

const paid = (id: string, at: string, totalCents = 10_000) =>
  world.stores.orders.add(anOrder({ id, status: 'paid', paidAt: new Date(at), totalCents }));

describe('the range', () => {
  it('is this month and the eleven before unless one is named', async () => {
    const { from, to, unit, steps } = await figures.run({});
    expect({ from, to, unit }).toEqual({ from: '2025-08-01', to: '2026-07-15', unit: 'month' });
    expect(steps.map(({ start }) => start.slice(0, 7))).toEqual([
      '2025-08',
      '2025-09',
      '2025-10',
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
    ]);
  });

  it('is shown by day for up to two months', async () => {
    expect((await figures.run({ from: '2026-05-15', to: '2026-07-15' })).unit).toBe('day');
    expect((await figures.run({ from: '2026-05-14', to: '2026-07-15' })).unit).toBe('month');
    expect((await figures.run({ from: '2026-07-15', to: '2026-07-15' })).steps).toMatchObject([
      { start: '2026-07-15' },
    ]);
  });

  it('begins a month where it was asked to begin', async () => {
    const { steps } = await figures.run({ from: '2026-01-20', to: '2026-04-10' });
    expect(steps.map(({ start }) => start)).toEqual(['2026-01-20', '2026-02-01', '2026-03-01', '2026-04-01']);
  });

  it('ends today at the latest', async () => {
    expect(await figures.run({ from: '2026-07-01', to: '2027-01-01' })).toMatchObject({
      from: '2026-07-01',
      to: '2026-07-15',
    });
  });

  it('reaches back to the first thing that happened', async () => {
    await paid('first', '2024-02-29T20:00:00.000Z');
    expect((await figures.run({ from: 'all' })).from).toBe('2024-03-01');
    await world.stores.enrolments.add({
      userId: 'ada',
      courseId: 'course',
      since: new Date('2023-11-05T00:00:00.000Z'),
      orderId: null,
      term: LASTING,
    });
    expect(await figures.run({ from: 'all' })).toMatchObject({ from: '2023-11-05', to: '2026-07-15' });
  });

  it('is the usual one when nothing ever happened', async () => {
    expect(await figures.run({ from: 'all' })).toMatchObject({ from: '2025-08-01', to: '2026-07-15' });
  });

  it.each([
    [{ from: 'yesterday' }, 'enrolment/not-a-day', 'from'],
    [{ from: '2026-02-30' }, 'enrolment/not-a-day', 'from'],
    [{ to: '2026-7-1' }, 'enrolment/not-a-day', 'to'],
    [{ to: 'all' }, 'enrolment/not-a-day', 'to'],
    [{ from: '2026-05-02', to: '2026-05-01' }, 'enrolment/days-swapped', 'from'],
    [{ from: '2026-07-16' }, 'enrolment/days-swapped', 'from'],
    [{ from: '2026-08-01', to: '2026-09-01' }, 'enrolment/in-the-future', 'from'],
    [{ from: '1970-01-01' }, 'enrolment/too-long', 'from'],
  ])('is refused in words: %j', async (asked, code, field) => {
    await expect(figures.run(asked)).rejects.toMatchObject({
      kind: 'invalid',
      code,
      fields: { [field]: expect.stringMatching(/^[A-Z].*\.$/) },
    });
  });
});

describe('the steps', () => {
  it('cut months at midnight in Sydney, in summer and in winter', async () => {
    await paid('last of March', '2026-03-31T12:59:59.999Z', 1);
    await paid('first of April', '2026-03-31T13:00:00.000Z', 20);
    await paid('last of April', '2026-04-30T13:59:59.999Z', 300);
    await paid('first of May', '2026-04-30T14:00:00.000Z', 4_000);
    const { steps } = await figures.run({ from: '2026-03-01', to: '2026-05-31' });
    expect(steps.map(({ revenueCents }) => revenueCents)).toEqual([1, 320, 4_000]);
  });

  it('lose nothing on the day that has 25 hours', async () => {
    for (let hour = 0; hour < 25; hour += 1)
      await paid(`hour ${hour}`, new Date(Date.parse('2026-04-04T13:00:00.000Z') + hour * 3_600_000).toISOString(), 1);
    const { steps } = await figures.run({ from: '2026-04-04', to: '2026-04-06' });
    expect(steps.map(({ revenueCents }) => revenueCents)).toEqual([0, 25, 0]);
  });

  it('leave out what was before and after', async () => {
    await paid('before', '2026-04-30T13:59:59.999Z');
    await paid('after', '2026-06-01T14:00:00.000Z');
    const { steps, recentEnrolments, topCourses } = await figures.run({ from: '2026-05-01', to: '2026-06-01' });
    expect(steps.every(({ revenueCents, enrolments }) => revenueCents === 0 && enrolments === 0)).toBe(true);
    expect([recentEnrolments, topCourses]).toEqual([[], []]);
  });
});
