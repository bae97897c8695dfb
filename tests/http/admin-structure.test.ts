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

describe('modules and days', () => {
  const desk = () => authoring(school, admin);
  /** A new course with the addresses of its first module and that module's first day. */
  const course = async () => {
    const made = await desk().create();
    const week = `/${made.id}/weeks/${made.weeks[0]?.id}`;
    return { ...desk(), id: made.id, made, week, day: `${week}/days/${made.weeks[0]?.days[0]?.id}` };
  };

  it('are added, and answered as they are read afterwards', async () => {
    const { call, id, week, read } = await course();
    const added = await call('POST', `/${id}/weeks`, { weekNumber: 9, title: ' Periodontology ' });
    expect(added).toMatchObject({ status: 201, json: { weekNumber: 9, title: 'Periodontology', documents: [] } });
    expect((await read(id)).weeks.at(-1)).toEqual(added.json);
    const body = { dayTitle: ' Mock exam ', dayNumber: 8 };
    const day = await call('POST', `${week}/days`, body);
    expect(day).toMatchObject({ status: 201, json: { dayNumber: 8, title: 'Mock exam', version: 1, contents: [] } });
    expect((await read(id)).weeks[0]?.days.at(-1)).toEqual(day.json);
    // Sent again, because the answer was lost.
    expect(await call('POST', `${week}/days`, body)).toMatchObject(problem(409, 'catalog/days-changed'));
    expect((await call('POST', `${week}/days`, { dayTitle: '\u200b' })).json).toMatchObject({ title: 'Day 9' });
    for (const dayNumber of [0, 1.5])
      expect(await call('POST', `${week}/days`, { dayNumber })).toMatchObject(
        problem(422, expect.any(String), ['dayNumber']),
      );
  });

  it('need a number of their own and a title', async () => {
    const { call, id } = await course();
    const taken = await call('POST', `/${id}/weeks`, { weekNumber: 2, title: 'Again' });
    expect(taken).toMatchObject(problem(409, 'catalog/module-number-taken', ['weekNumber']));
    const wrong = [{ weekNumber: 1 }, { title: 'X' }, { weekNumber: 0, title: 'X' }, { weekNumber: 1.5, title: 'X' }];
    for (const body of [...wrong, { weekNumber: 3, title: ' ' }]) {
      const { status, json } = await call('POST', `/${id}/weeks`, body);
      expect([status, (json as ProblemReply).message]).toEqual([422, 'Please provide both week number and title']);
    }
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

  it('move a step, and are deleted with a sentence that names the number', async () => {
    const { call, id, day, week, read, made } = await course();
    const [first, second] = made.weeks;
    for (const path of [week, day]) {
      const moved = await call('POST', `${path}/move`, { direction: 'down' });
      expect([moved.status, moved.text]).toEqual([204, '']);
    }
    const { weeks } = await read(id);
    expect(weeks.map((one) => one.id)).toEqual([second?.id, first?.id]);
    expect(weeks[1]?.days[1]?.id).toBe(first?.days[0]?.id);
    expect(await call('POST', `${week}/move`, { direction: 'sideways' })).toMatchObject(
      problem(422, 'request/invalid', ['direction']),
    );
    expect(await call('DELETE', day)).toMatchObject({
      status: 200,
      json: { message: 'Day 2 has been successfully deleted.' },
    });
    expect(await call('DELETE', week)).toMatchObject({
      status: 200,
      json: { message: 'Week 2 has been successfully deleted.' },
    });
    expect((await read(id)).weeks.map((one) => one.id)).toEqual([second?.id]);
    expect(await call('DELETE', day)).toMatchObject(problem(404, 'catalog/no-day'));
    expect(await call('DELETE', week)).toMatchObject(problem(404, 'catalog/no-module'));
  });

  it('are not there under wrong parents, in the same words as what never was', async () => {
    const [mine, other] = [await course(), await course()];
    const [week, day] = [mine.made.weeks[0] as AdminWeekReply, mine.made.weeks[0]?.days[0] as AdminDayReply];
    const wrong = [
      [`/${other.id}/weeks/${week.id}`, 'catalog/no-module'],
      [`/nothing/weeks/${week.id}`, 'catalog/no-'],
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
    for (const path of [`/nothing/weeks`, `/${other.id}/weeks/${week.id}/days`])
      expect((await mine.call('POST', path, { weekNumber: 7, title: 'X' })).status, path).toBe(404);
    expect(await mine.read(mine.id)).toEqual(before);
  });
});
