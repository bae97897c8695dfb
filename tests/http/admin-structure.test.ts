import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminCourseReply, AdminDayReply, AdminWeekReply } from '../../src/wire/replies/admin-catalog.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
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

describe.each(['/api', ''])('modules and days under %j', (prefix) => {
  const desk = () => authoring(school, admin, prefix);
  /** A new course with the addresses of its first module and that module's first day. */
  const course = async (facts: object = {}) => {
    const made = await desk().create(facts);
    const week = `/${made.id}/weeks/${made.weeks[0]?.id}`;
    return { ...desk(), id: made.id, made, week, day: `${week}/days/${made.weeks[0]?.days[0]?.id}` };
  };
  const numbers = ({ weeks }: AdminCourseReply) => weeks.map((week) => [week.weekNumber, week.title]);
  const days = ({ weeks }: AdminCourseReply) => weeks[0]?.days.map((day) => [day.dayNumber, day.title]);

  it('are added: a module brings seven days, a day comes last', async () => {
    const { call, id, week, read } = await course();
    const { status, json } = await call('POST', `/${id}/weeks`, { weekNumber: 9, title: ' Periodontology ' });
    const added = json as AdminWeekReply;
    expect([status, added.weekNumber, added.title, added.version, added.documents]).toEqual([
      201,
      9,
      'Periodontology',
      1,
      [],
    ]);
    expect(added.days.map((day) => [day.dayNumber, day.title])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((n) => [n, `Day ${n}`]),
    );
    expect((await read(id)).weeks.at(-1)).toEqual(added);
    expect(await call('POST', `${week}/days`, {})).toMatchObject({
      status: 201,
      json: { dayNumber: 8, title: 'Day 8', version: 1, contents: [] },
    });
    expect(await call('POST', `${week}/days`, { dayTitle: ' Mock exam ' })).toMatchObject({
      status: 201,
      json: { dayNumber: 9, title: 'Mock exam' },
    });
    await call('DELETE', `${week}/days/${(await read(id)).weeks[0]?.days[3]?.id}`);
    expect(await call('POST', `${week}/days`, { dayTitle: '\u200b' })).toMatchObject({
      json: { dayNumber: 10, title: 'Day 10' },
    });
  });

  it('are added once by a request that is sent again', async () => {
    const { call, id, week, read } = await course();
    const twice = [
      await call('POST', `${week}/days`, { dayNumber: 8 }),
      await call('POST', `${week}/days`, { dayNumber: 8 }),
    ];
    expect(twice[0]?.status).toBe(201);
    expect(twice[1]).toMatchObject(problem(409, 'catalog/days-changed'));
    expect(days(await read(id))).toHaveLength(8);
    for (const dayNumber of [0, 1.5, '8', null])
      expect(await call('POST', `${week}/days`, { dayNumber })).toMatchObject(
        problem(422, expect.any(String), ['dayNumber']),
      );
  });

  it('keep a number to one module, also of two at once', async () => {
    const { call, id } = await course();
    const taken = await call('POST', `/${id}/weeks`, { weekNumber: 2, title: 'Again' });
    expect(taken).toMatchObject(problem(409, 'catalog/module-number-taken', ['weekNumber']));
    expect((taken.json as ProblemReply).message).toBe(
      'This course already has a module 2. Please choose another number.',
    );
    const tries = await Promise.all(
      [1, 2].map(() => call('POST', `/${id}/weeks`, { weekNumber: 5, title: 'At once' })),
    );
    expect(tries.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await call('POST', `/${(await course()).id}/weeks`, { weekNumber: 5, title: 'Elsewhere' })).status).toBe(
      201,
    );
  });

  it.each([
    { weekNumber: 1 },
    { title: 'X' },
    { weekNumber: 0, title: 'X' },
    { weekNumber: 1.5, title: 'X' },
    { weekNumber: '3', title: 'X' },
    { weekNumber: 3, title: ' ' },
  ])('need a number and a title: %j', async (body) => {
    const { call, id } = await course();
    const { status, json } = await call('POST', `/${id}/weeks`, body);
    expect([status, (json as ProblemReply).message]).toEqual([422, 'Please provide both week number and title']);
  });

  it('are renamed, and show whoever comes too late how they are now', async () => {
    const { call, id, week, day, read, made } = await course();
    for (const [path, find] of [
      [week, (now: AdminCourseReply) => now.weeks[0]],
      [day, (now: AdminCourseReply) => now.weeks[0]?.days[0]],
    ] as const) {
      const { status, json } = await call('PATCH', path, { title: ' Mine ', version: 1 });
      expect([status, json]).toEqual([200, find(await read(id))]);
      expect(json).toMatchObject({ title: 'Mine', version: 2 });
      const late = await call('PATCH', path, { title: 'Yours', version: 1 });
      expect(late).toMatchObject(problem(409, 'catalog/stale'));
      expect((late.json as ProblemReply).current).toEqual(find(await read(id)));
      expect((await call('PATCH', path, { title: 'Whoever is last' })).json).toMatchObject({ version: 3 });
      for (const title of ['', ' \t ', undefined]) {
        const empty = await call('PATCH', path, { title });
        expect([empty.status, (empty.json as ProblemReply).message]).toEqual([422, 'Title cannot be empty']);
      }
    }
    expect((await read(id)).version).toBe(made.version);
  });

  it('change places by their numbers, and gaps stay', async () => {
    const { call, id, week, read, made } = await course({ weeks: 3 });
    const [first, second, third] = made.weeks;
    await call('PATCH', week, { title: 'First' });
    await call('DELETE', `/${id}/weeks/${second?.id}`);
    expect((await call('POST', `${week}/move`, { direction: 'down' })).status).toBe(204);
    expect(numbers(await read(id))).toEqual([
      [1, 'Study Plan'],
      [3, 'First'],
    ]);
    expect((await read(id)).weeks.map((one) => one.id)).toEqual([third?.id, first?.id]);
    for (const [path, direction] of [
      [week, 'down'],
      [`/${id}/weeks/${third?.id}`, 'up'],
    ] as const) {
      expect((await call('POST', `${path}/move`, { direction })).status).toBe(204);
    }
    expect(numbers(await read(id))).toEqual([
      [1, 'Study Plan'],
      [3, 'First'],
    ]);
  });

  it('move days, whose own titles go along while default ones take the new number', async () => {
    const { call, id, day, week, read } = await course();
    await call('PATCH', day, { title: 'Welcome' });
    await call('POST', `${day}/move`, { direction: 'down' });
    expect(days(await read(id))?.slice(0, 3)).toEqual([
      [1, 'Day 1'],
      [2, 'Welcome'],
      [3, 'Day 3'],
    ]);
    await call('POST', `${day}/move`, { direction: 'up' });
    await call('POST', `${day}/move`, { direction: 'up' });
    expect(days(await read(id))?.slice(0, 3)).toEqual([
      [1, 'Welcome'],
      [2, 'Day 2'],
      [3, 'Day 3'],
    ]);
    expect(await call('POST', `${week}/move`, { direction: 'sideways' })).toMatchObject(
      problem(422, 'request/invalid', ['direction']),
    );
  });

  it('are still one of each when many move them at once', async () => {
    const { call, id, read, made } = await course({ weeks: 5 });
    const paths = made.weeks[0]!.days.map((day) => `/${id}/weeks/${made.weeks[0]?.id}/days/${day.id}`);
    const weeks = made.weeks.map((week) => `/${id}/weeks/${week.id}`);
    const moves = [...paths, ...weeks].flatMap((path) =>
      ['up', 'down'].map((direction) => call('POST', `${path}/move`, { direction })),
    );
    expect(new Set((await Promise.all(moves)).map(({ status }) => status))).toEqual(new Set([204]));
    const after = await read(id);
    expect(after.weeks.map((week) => week.weekNumber)).toEqual([1, 2, 3, 4, 5]);
    for (const week of after.weeks)
      expect(week.days.map((day) => [day.dayNumber, day.title])).toEqual(
        [1, 2, 3, 4, 5, 6, 7].map((n) => [n, `Day ${n}`]),
      );
  });

  it('are deleted with a sentence that names the number', async () => {
    const { call, id, day, week, read } = await course();
    expect(await call('DELETE', day)).toMatchObject({
      status: 200,
      json: { message: 'Day 1 has been successfully deleted.' },
    });
    expect(days(await read(id))?.map(([number]) => number)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(await call('DELETE', week)).toMatchObject({
      status: 200,
      json: { message: 'Week 1 has been successfully deleted.' },
    });
    expect(numbers(await read(id))).toEqual([[2, 'Study Plan']]);
    expect(await call('DELETE', day)).toMatchObject(problem(404, 'catalog/no-day'));
    expect(await call('DELETE', week)).toMatchObject(problem(404, 'catalog/no-module'));
  });

  it('are not there under wrong parents, in the same words as what never was', async () => {
    const [mine, other] = [await course(), await course()];
    const [week, day] = [mine.made.weeks[0] as AdminWeekReply, mine.made.weeks[0]?.days[0] as AdminDayReply];
    const wrong = [
      [`/${other.id}/weeks/${week.id}`, 'catalog/no-module'],
      [`/nothing/weeks/${week.id}`, 'catalog/no-'],
      [`/${mine.id}/weeks/${other.made.weeks[0]?.id}`, 'catalog/no-module'],
      [`/${mine.id}/weeks/nothing`, 'catalog/no-module'],
      [`/${other.id}/weeks/${week.id}/days/${day.id}`, 'catalog/no-day'],
      [`/${mine.id}/weeks/${mine.made.weeks[1]?.id}/days/${day.id}`, 'catalog/no-day'],
      [`/${mine.id}/weeks/${week.id}/days/${other.made.weeks[0]?.days[0]?.id}`, 'catalog/no-day'],
    ] as const;
    const before = await mine.read(mine.id);
    for (const [path, code] of wrong) {
      for (const [method, more, body] of [
        ['PATCH', '', { title: 'X' }],
        ['POST', '/move', { direction: 'down' }],
        ['DELETE', '', undefined],
      ] as const) {
        const answer = await mine.call(method, path + more, body);
        expect(answer, `${method} ${path}`).toMatchObject(
          problem(404, expect.stringContaining(code) as unknown as string),
        );
      }
    }
    for (const path of [`/nothing/weeks`, `/${other.id}/weeks/${week.id}/days`]) {
      expect((await mine.call('POST', path, { weekNumber: 7, title: 'X' })).status, path).toBe(404);
    }
    expect(await mine.read(mine.id)).toEqual(before);
  });
});
