import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { KnexEnrolmentRepository } from '../../src/adapters/knex/enrolment/enrolment-repository.ts';
import { KnexSessionRepository } from '../../src/adapters/knex/identity/session-repository.ts';
import { EditCourse } from '../../src/domain/catalog/use-cases/edit-course.ts';
import type { MeReply } from '../../src/wire/replies/identity.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { fileOf } from '../support/database.ts';
import { openSchool, type Person, type School, signIn } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let course: MadeCourse;
let ada: Person;

beforeAll(async () => {
  school = await openSchool();
  course = await school.course();
  ada = await school.student('ada');
  await school.enrol(ada.id, course.id);
});
afterAll(() => school.close());

const me = (as: Person) => school.ask('GET', '/api/auth/me', { as });
const page = () => school.ask('GET', `/api/user/courses/${course.id}`, { as: ada });
const video = () => school.ask('GET', `/stream/${course.videoKey}`, { as: ada, headers: { range: 'bytes=0-1' } });
const stores = () => school.installation.dependencies;

// Signatures, statements and the bytes of a course are kept; who may have them is asked each time.
describe('what was allowed a moment ago', () => {
  it('is refused once the session was ended elsewhere, though its token is remembered', async () => {
    const other = await signIn(school.ask, ada.email);
    expect((await me(other)).status).toBe(200);
    expect((await me(other)).status).toBe(200);
    const alive = await stores().identity.sessions.listAlive(ada.id, new Date());
    await stores().identity.sessions.end(alive.at(-1)?.id ?? '', 'signed-out-elsewhere', new Date());
    expect(await me(other)).toMatchObject(problem(401, 'identity/session-expired'));
    expect((await me(ada)).status).toBe(200);
  });

  it('is refused once the enrolment was revoked, though the bytes are kept', async () => {
    expect([(await page()).status, (await video()).status]).toEqual([200, 206]);
    await stores().enrolment.enrolments.revoke(ada.id, course.id, new Date());
    expect(await page()).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    expect((await video()).status).toBe(403);
    expect((await me(ada)).json).toMatchObject({ user: { purchasedCourses: [] } });
    await school.enrol(ada.id, course.id);
    expect([(await page()).status, (await video()).status]).toEqual([200, 206]);
  });

  it('shows a change of the course at the next request', async () => {
    await page();
    const title = 'Renamed a moment ago';
    await school.container.get(EditCourse).run({ courseId: course.id, title, by: 'boss' });
    expect((await page()).json).toMatchObject({ title });
  });
});

describe('what another process commits', () => {
  it('is seen at the next request, though answers of the database are kept', async () => {
    const { kernel, identity } = stores();
    const other = openDatabase({ file: fileOf(school.db) });
    const enrolments = new KnexEnrolmentRepository(other, kernel.clock);
    const statuses = async () => [(await me(ada)).status, (await page()).status, (await video()).status];
    const access = async () => ((await me(ada)).json as MeReply).user.access;
    try {
      expect(await statuses()).toEqual([200, 200, 206]);
      const [before] = await access();
      const { until } = await enrolments.extend({
        userId: ada.id,
        courseId: course.id,
        since: kernel.clock.now(),
        orderId: null,
        term: { months: 3 },
      });
      expect(until > new Date(before?.endsAt ?? until)).toBe(true);
      expect(await access()).toMatchObject([{ endsAt: until.toISOString(), isActive: true }]);

      await enrolments.revoke(ada.id, course.id, kernel.clock.now());
      expect([await statuses(), await access()]).toEqual([[200, 403, 403], []]);
      await other('users').where({ id: ada.id }).update({ role: 'admin', roles: 'owner' });
      expect(await statuses()).toEqual([200, 200, 206]);
      await other('users').where({ id: ada.id }).update({ role: 'student', roles: '' });
      expect(await statuses()).toEqual([200, 403, 403]);

      const [session] = await identity.sessions.listAlive(ada.id, kernel.clock.now());
      await new KnexSessionRepository(other).end(session?.id ?? '', 'signed-out-elsewhere', kernel.clock.now());
      expect(await statuses()).toEqual([401, 401, 401]);
    } finally {
      await other.destroy();
    }
  });
});

describe('a read with a bearer token and no cookie', () => {
  it('neither asks the cookie store nor is given a cookie', async () => {
    const again = await signIn(school.ask, ada.email);
    let asked = 0;
    const count = ({ sql }: { sql: string }) => {
      if (sql.includes('http_sessions')) asked += 1;
    };
    school.db.on('query', count);
    const { status, headers } = await me(again);
    school.db.removeListener('query', count);
    expect([status, headers['set-cookie'], asked]).toEqual([200, undefined, 0]);
  });
});
