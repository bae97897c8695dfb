import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { href, paths } from '../../src/wire/paths.ts';
import type { CalendarFeedReply, CourseDiscussionsReply } from '../../src/wire/replies/discussions.ts';
import { countQueries } from '../contracts/count-queries.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { eventsIn } from './support/calendar-events.ts';
import { problem } from './support/problem.ts';

const SERIES = {
  ...{ topic: 'Past papers', roomUrl: 'https://meet.example/secret-room', weekday: 3, startsAt: '19:00' },
  ...{ minutes: 90, timeZone: 'Europe/London' },
};

let school: School;
let course: MadeCourse;
let [boss, ada, bob]: Person[] = [];
let first: CourseDiscussionsReply['coming'][number];

beforeAll(async () => {
  school = await openSchool();
  course = await school.course({ title: 'Sprint' });
  [boss, ada, bob] = [await school.admin(), await school.student('ada'), await school.student('bob')];
  await school.enrol(ada.id, course.id);
});
afterAll(() => school.close());
beforeEach(async () => {
  await school.db('discussion_series').delete();
  await school.db('calendar_feeds').delete();
  const path = href(paths.discussionSeries, { courseId: course.id });
  const { json } = await school.ask('POST', path, { as: boss!, body: SERIES });
  [first] = (json as CourseDiscussionsReply).coming as [typeof first];
});

const addressOf = async (as = ada, method = 'GET') =>
  new URL(((await school.ask(method, paths.calendarFeed, { as: as! })).json as CalendarFeedReply).address).pathname;
const read = (address: string, headers: Record<string, string> = {}) => school.ask('GET', address, { headers });
const edit = (body: object) =>
  school.ask('PUT', href(paths.adminDiscussion, { courseId: course.id, discussionId: first.id }), {
    as: boss!,
    body: { startsAt: first.startsAt, minutes: 90, topic: 'Past papers', papers: [], ...body },
  });

describe('a calendar to subscribe to', () => {
  it('is read without a session, asks to be read again each hour, and has no room', async () => {
    const { status, headers, text } = await read(await addressOf());
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-cache',
    ]);
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n');
    expect(text).toContain('\r\nX-PUBLISHED-TTL:PT1H\r\n');
    expect(text).not.toMatch(/secret-room|@example\.org/);
    const events = eventsIn(text);
    expect(events).toHaveLength(12);
    expect(events[0]).toMatchObject({
      ...{ startsAt: first.startsAt, summary: 'Past papers (Sprint)', sequence: 0, status: 'CONFIRMED' },
      url: expect.stringMatching(/\/student\/course\/[\w-]+\?tab=discussions$/),
    });
    expect(eventsIn((await read(await addressOf(bob))).text)).toEqual([]);
    expect(eventsIn((await read(await addressOf(boss))).text)).toHaveLength(12);
  });

  it('is told to be the same by 304 until something changes, with one statement each', async () => {
    const address = await addressOf();
    const { headers } = await read(address);
    const etag = headers['etag'] as string;
    const again = () => read(address, { 'if-none-match': etag });
    expect((await again()).status).toBe(304);
    expect(await countQueries(school.db, again)).toBe(1);
    expect(await countQueries(school.db, () => read(address))).toBe(1);
    await edit({ revision: 1, isCancelled: true });
    const changed = await again();
    expect([changed.status, changed.headers['etag'] === etag]).toEqual([200, false]);
    expect(eventsIn(changed.text)[0]).toMatchObject({ status: 'CANCELLED', sequence: 1 });
  });

  it('has another address after a press, and says nothing else to who guesses', async () => {
    const before = await addressOf();
    const renewed = await addressOf(ada, 'POST');
    expect([await addressOf(), (await read(renewed)).status]).toEqual([renewed, 200]);
    const wrong = [before, renewed.replace(ada!.id, bob!.id), '/api/calendar/discussions/%00.ics'];
    for (const address of wrong) expect(await read(address)).toMatchObject(problem(403, 'discussions/no-calendar'));
    expect(await countQueries(school.db, () => read(before))).toBe(1);
    expect(await school.ask('GET', paths.calendarFeed)).toMatchObject(problem(401, 'identity/not-signed-in'));
  });

  it('ends with access, and with the account', async () => {
    const eve = await school.student('eve');
    await school.enrol(eve.id, course.id);
    const address = await addressOf(eve);
    expect(eventsIn((await read(address)).text)).toHaveLength(12);
    await school.db('enrolments').where({ user_id: eve.id }).update({ revoked_at: Date.now() });
    expect(eventsIn((await read(address)).text)).toEqual([]);
    const path = href(paths.disablePerson, { userId: eve.id });
    await school.ask('POST', path, { as: boss!, body: { reason: 'A test.' } });
    expect(await read(address)).toMatchObject(problem(403, 'discussions/no-calendar'));
  });

  it('counts wrong addresses of one network, and never the right ones', async () => {
    const limited = await openSchool({ RATE_LIMIT_FACTOR: '1' });
    const some = await limited.student('some');
    const { json } = await limited.ask('GET', paths.calendarFeed, { as: some });
    const right = new URL((json as CalendarFeedReply).address).pathname;
    const wrong = right.replace(some.id, 'nobody');
    for (let time = 0; time < 200; time += 1) await limited.ask('GET', wrong);
    expect((await limited.ask('GET', wrong)).status).toBe(429);
    await limited.close();
  });
});

describe('the calendar file of one course', () => {
  it('is taken with the cookie alone as a link does, by those who may enter', async () => {
    const path = href(paths.discussionCalendar, { courseId: course.id });
    for (const how of [{ as: ada! }, { cookie: ada!.cookie }]) {
      const { status, headers, text } = await school.ask('GET', path, how);
      expect([status, headers['content-type'], headers['cache-control'], headers['content-disposition']]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        'no-store',
        'attachment; filename="Sprint discussions.ics"',
      ]);
      expect(eventsIn(text)).toHaveLength(12);
      expect(text).not.toContain('secret-room');
    }
    expect(await school.ask('GET', path, { as: bob! })).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    const bare = await school.course({ title: 'Without any' });
    expect(await school.ask('GET', href(paths.discussionCalendar, { courseId: bare.id }), { as: boss! })).toMatchObject(
      problem(404, 'discussions/none'),
    );
  });
});
