import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminContentReply } from '../../src/wire/replies/admin-catalog.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring } from './support/authoring.ts';
import { problem } from './support/problem.ts';

let school: School;
let admin: Person;

beforeAll(async () => {
  school = await openSchool();
  admin = await school.admin();
});
afterAll(() => school.close());

/** Two modules; on the first day two items. */
async function course() {
  const desk = authoring(school, admin);
  const made = await desk.create();
  const [week, other] = made.weeks;
  const items: AdminContentReply[] = [];
  for (const title of ['One', 'Two']) {
    const body = { type: 'video', title, s3Key: await desk.upload() };
    const path = `/${made.id}/weeks/${week?.id}/days/${week?.days[0]?.id}/contents`;
    items.push((await desk.call('POST', path, body)).json as AdminContentReply);
  }
  return { ...desk, made, week: week!, other: other!, items, move: `/${made.id}` };
}

describe('a move', () => {
  it('takes items to a day of another module, and is harmless when it is sent again', async () => {
    const { call, read, made, other, items, move } = await course();
    const [one, two] = items;
    const body = { contentIds: [two?.id, one?.id], weekId: other.id, dayId: other.days[2]?.id };
    for (const _ of [1, 2]) expect((await call('POST', `${move}/contents/move`, body)).status).toBe(204);
    const after = await read(made.id);
    expect(after.weeks[1]?.days[2]?.contents).toEqual([two, one]);
    expect(after.weeks[0]?.days[0]?.contents).toEqual([]);
  });

  it('takes days to another module, and modules to another place', async () => {
    const { call, read, made, week, other, move } = await course();
    const day = week.days[1]!;
    await call('POST', `${move}/days/move`, { dayIds: [day.id], weekId: other.id, before: other.days[0]?.id });
    await call('POST', `${move}/weeks/move`, { weekIds: [other.id], before: week.id });
    const [first, second] = (await read(made.id)).weeks;
    expect([first?.id, first?.weekNumber, second?.weekNumber]).toEqual([other.id, 1, 2]);
    expect(first?.days.map(({ id, dayNumber, title }) => [id, dayNumber, title]).slice(0, 2)).toEqual([
      [day.id, 1, 'Day 1'],
      [other.days[0]?.id, 2, 'Day 2'],
    ]);
    expect(second?.days.map(({ dayNumber }) => dayNumber)).toEqual([1, 3, 4, 5, 6, 7]);
  });

  it('is refused as a whole where something is not in this course, or the place is gone', async () => {
    const { call, read, made, week, items, move } = await course();
    const elsewhere = await course();
    const target = { weekId: week.id, dayId: week.days[3]?.id };
    const ids = items.map(({ id }) => id);
    const before = (await read(made.id)).weeks;
    expect(
      await call('POST', `${move}/contents/move`, { ...target, contentIds: [...ids, elsewhere.items[0]?.id] }),
    ).toMatchObject(problem(404, 'catalog/no-content'));
    expect(await call('POST', `${move}/contents/move`, { ...target, contentIds: ids, before: 'gone' })).toMatchObject(
      problem(409, 'catalog/place-gone'),
    );
    expect(await call('POST', `${move}/contents/move`, { ...target, contentIds: [] })).toMatchObject(
      problem(422, 'request/invalid', ['contentIds']),
    );
    expect((await read(made.id)).weeks).toEqual(before);
  });
});
