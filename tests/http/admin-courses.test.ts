import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROMISES } from '../../src/domain/catalog/literals.ts';
import { pictureKeysOf } from '../../src/domain/media/object-key.ts';
import type { AdminCourseListing, AdminCourseReply } from '../../src/wire/replies/admin-catalog.ts';
import type { ProblemReply } from '../../src/wire/replies/problem.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { hugePng } from '../support/pictures.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { authoring, NEW_COURSE } from './support/authoring.ts';
import { problem } from './support/problem.ts';

let school: School;
let [admin, student]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  admin = await school.admin();
  student = await school.student('ada');
});
afterAll(() => school.close());

/** What a course shows of this upload. */
const shownOf = (uploaded: string) => {
  const { large, small } = pictureKeysOf(uploaded);
  return { thumbnail: large, smallThumbnail: small };
};

describe('courses of admins', () => {
  const desk = () => authoring(school, admin!);

  it('are made, and answered as they are read afterwards', async () => {
    const thumbnail = await desk().upload('picture.png');
    const input = { ...NEW_COURSE, title: ' Sprint ', price: 499.5, weeks: 3, thumbnail };
    const { status, json } = await desk().call('POST', '', input);
    const course = json as AdminCourseReply;
    expect(status).toBe(201);
    expect(course).toMatchObject({
      _id: course.id,
      title: 'Sprint',
      price: 499.5,
      ...shownOf(thumbnail),
      isLive: false,
      durationMonths: 5,
      version: 1,
      studentCount: 0,
    });
    expect(course.weeks.map((week) => [week.weekNumber, week.title, week.version, week.days.length])).toEqual(
      [1, 2, 3].map((n) => [n, 'Study Plan', 1, 7]),
    );
    const { status: read, json: again, headers } = await desk().call('GET', `/${course.id}`);
    expect([read, again, headers['cache-control']]).toEqual([200, course, 'no-store']);
    expect(await desk().call('POST', '', input)).toMatchObject(problem(409, 'media/in-use'));
  });

  it('are made once by a request that is sent again, and by each admin for themselves', async () => {
    const { call } = desk();
    const other = authoring(school, await school.admin('second'));
    const input = { ...NEW_COURSE, title: 'Once', idempotencyKey: '4f0c2a9e-0000-4000-8000-000000000000' };
    const [first, again] = [await call('POST', '', input), await call('POST', '', input)];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json).toEqual(first.json);
    expect(await call('POST', '', { ...input, price: 1 })).toMatchObject(problem(409, 'catalog/made-already'));
    expect((await other.call('POST', '', input)).status).toBe(201);
    for (const idempotencyKey of ['', 'short', 'x'.repeat(101), 'with a blank']) {
      expect(await call('POST', '', { ...input, idempotencyKey }), String(idempotencyKey)).toMatchObject(
        problem(422, expect.any(String), ['idempotencyKey']),
      );
    }
  });

  it('are listed with counts of what is in them and who studies them', async () => {
    const made = await school.course({ title: 'Listed', isLive: false });
    await school.enrol(student!.id, made.id);
    await school.enrol(admin!.id, made.id);
    await school.installation.dependencies.enrolment.enrolments.revoke(admin!.id, made.id, new Date());
    const { status, json, text, headers } = await desk().call('GET', '');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    const listed = (json as AdminCourseListing[]).find(({ id }) => id === made.id);
    expect(listed).toMatchObject({
      _id: made.id,
      isLive: false,
      version: 1,
      itemCount: 2,
      documentCount: 1,
      studentCount: 1,
      hasHadStudents: true,
    });
    const [week] = (await desk().read(made.id)).weeks;
    expect(listed?.weeks[0]).toEqual({
      _id: week?.id,
      id: week?.id,
      weekNumber: 1,
      title: 'Study Plan',
      itemCount: 2,
      documentCount: 1,
    });
    expect(text).not.toContain(made.videoKey);
    expect(await desk().read(made.id)).toMatchObject({
      studentCount: 1,
      weeks: {
        0: {
          days: { 0: { contents: { 0: { fileName: 'lesson.mp4', bytes: SAMPLES.mp4.length, version: 1 } } } },
          documents: { 0: { fileName: 'paper.pdf' } },
        },
      },
    });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ price: -1 }, 'price'],
    [{ price: 1.234 }, 'price'],
    [{ price: 0.49 }, 'price'],
    [{ price: 1_000_000 }, 'price'],
    [{ weeks: 0 }, 'weeks'],
    [{ weeks: 61 }, 'weeks'],
    [{ moduleTitles: Array(8).fill('More titles than modules') }, 'moduleTitles'],
    [{ moduleTitles: [' '] }, 'moduleTitles[0]'],
    [{ weeks: undefined }, 'weeks'],
    [{ durationMonths: 1.5 }, 'durationMonths'],
    [{ durationMonths: undefined }, 'durationMonths'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ title: '\u200b\u2060' }, 'title'],
    [{ title: '\u3164' }, 'title'],
    [{ title: 'two\u2028lines' }, 'title'],
  ])('are refused with a sentence at the field: %j', async (wrong, field) => {
    expect(await desk().call('POST', '', { ...NEW_COURSE, ...wrong })).toMatchObject(
      problem(422, expect.any(String), [field]),
    );
  });

  it('may have any title that can be read', async () => {
    for (const title of ['🦷', '👩🏽‍⚕️ exam', 'الفم', 'e\u0301', '<b>"\'%_\\', '=1+1', 'ㄅ'])
      expect((await desk().call('POST', '', { ...NEW_COURSE, title })).json).toMatchObject({ title });
  });

  it('keep the lines of a description, and nothing that no screen shows', async () => {
    const description = 'first\tline\r\nsecond\u0001 \u000bline\u0002 ';
    expect((await desk().create({ description })).description).toBe('first\tline\r\nsecond   line');
  });

  it('refuse a version that no course can have', async () => {
    const { call, create } = desk();
    const { id } = await create();
    for (const version of [2 ** 31, 2 ** 53, 1e21, 0, -1, 0.5])
      expect(await call('PUT', `/${id}`, { ...NEW_COURSE, version }), String(version)).toMatchObject(
        problem(422, expect.any(String), ['version']),
      );
    expect(await call('PUT', `/${id}`, { ...NEW_COURSE, version: 2 ** 31 - 1 })).toMatchObject(
      problem(409, 'catalog/stale'),
    );
  });

  it('say why a picture is refused, and keep the one they have', async () => {
    const { call, create, read, upload } = desk();
    const { id, thumbnail } = await create({ thumbnail: await upload('picture.png') });
    const refused = async (key: string) => {
      const [made, edited] = [
        await call('POST', '', { ...NEW_COURSE, thumbnail: key }),
        await call('PUT', `/${id}`, { ...NEW_COURSE, thumbnail: key }),
      ];
      expect(edited.status).toBe(made.status);
      return made;
    };
    for (const key of [await upload('picture.png', SAMPLES.html), await upload('lesson.mp4')])
      expect(await refused(key)).toMatchObject(problem(422, 'media/wrong-type', ['thumbnail']));
    expect(await refused('thumbnails/202601/never-given.png')).toMatchObject(
      problem(422, 'media/unknown', ['thumbnail']),
    );
    const huge = await refused(await upload('picture.png', hugePng(60_000, 60_000)));
    const sentence = 'This picture has more than 40 megapixels. Please make it smaller and upload it again.';
    expect([huge.status, huge.json]).toMatchObject([422, { message: sentence, fields: { thumbnail: sentence } }]);
    expect((await read(id)).thumbnail).toBe(thumbnail);
  });

  it('are edited, and keep the picture and the duration that nobody sent', async () => {
    const { call, create, upload } = desk();
    const thumbnail = await upload('picture.png');
    const { id } = await create({ thumbnail });
    const edit = { title: 'Renamed', description: '', price: 0.5 };
    expect(await call('PUT', `/${id}`, { ...edit, thumbnail: '' })).toMatchObject({
      status: 200,
      json: { ...edit, ...shownOf(thumbnail), durationMonths: 5, version: 2 },
    });
    const another = await upload('picture.png');
    const months = { ...edit, durationMonths: 9, thumbnail: another };
    expect((await call('PUT', `/${id}`, months)).json).toMatchObject({ durationMonths: 9, ...shownOf(another) });
    // Sent again with what was answered, because a form shows that.
    const again = { ...months, thumbnail: shownOf(another).thumbnail };
    expect((await call('PUT', `/${id}`, again)).json).toMatchObject(shownOf(another));
  });

  it('show whoever edits an older version the one of now, and tell of it to nobody else', async () => {
    const { call, create, read } = desk();
    const { id, version } = await create();
    expect((await call('PUT', `/${id}`, { ...NEW_COURSE, title: 'Mine', version })).json).toMatchObject({ version: 2 });
    const late = await call('PUT', `/${id}`, { ...NEW_COURSE, title: 'Yours', version });
    expect(late).toMatchObject(problem(409, 'catalog/stale'));
    expect((late.json as ProblemReply).current).toEqual(await read(id));
    expect((await call('PUT', `/${id}`, { ...NEW_COURSE, title: 'Whoever is last' })).json).toMatchObject({
      title: 'Whoever is last',
      version: 3,
    });
    expect((await call('GET', '/nothing')).json).not.toHaveProperty('current');
  });

  it('go live and back, and say so', async () => {
    const { call, create } = desk();
    const { id } = await create();
    expect(await call('PATCH', `/${id}/toggle-live`)).toMatchObject({
      status: 200,
      json: { message: '"Sprint" is live now.', isLive: true },
    });
    const onSale = async () =>
      ((await school.ask('GET', '/api/user/courses/live')).json as { id: string }[]).some((course) => course.id === id);
    expect(await onSale()).toBe(true);
    expect((await call('PATCH', `/${id}/toggle-live`)).json).toEqual({
      message: '"Sprint" is a draft now.',
      isLive: false,
      openPromises: PROMISES,
    });
    expect(await onSale()).toBe(false);
    for (const isLive of [true, true])
      expect((await call('PATCH', `/${id}/toggle-live`, { isLive })).json).toMatchObject({ isLive: true });
    expect(await onSale()).toBe(true);
  });

  it('are not there: each call says so in the same words', async () => {
    const { call } = desk();
    for (const [method, path, body] of [
      ['GET', ''],
      ['PUT', '', NEW_COURSE],
      ['DELETE', ''],
      ['PATCH', '/toggle-live'],
    ] as const) {
      expect(await call(method, `/nothing${path}`, body), method).toMatchObject(problem(404, 'catalog/no-course'));
    }
  });

  it('vanish for everybody when they are deleted, while the receipt stays', async () => {
    const { call } = desk();
    const buyer = await school.student('buyer');
    const gone = await school.course({ title: 'Going' });
    const other = await school.course({ title: 'Staying' });
    for (const { id } of [gone, other]) await school.enrol(buyer.id, id);
    const at = Date.now();
    await school.db('orders').insert({
      id: 'order',
      user_id: buyer.id,
      course_id: gone.id,
      course_title: 'Going',
      price_cents: 1,
      discount_cents: 0,
      total_cents: 1,
      currency: 'AUD',
      status: 'paid',
      created_at: at,
      paid_at: at,
    });
    for (const title of ['', '?confirmTitle=going', `?confirmTitle=${'x'.repeat(201)}`])
      expect(await call('DELETE', `/${gone.id}${title}`), title).toMatchObject(
        problem(422, 'catalog/title-not-confirmed', ['confirmTitle']),
      );
    expect(await call('DELETE', `/${gone.id}?confirmTitle=Going&confirmTitle=Going`)).toMatchObject(
      problem(400, 'request/parameter'),
    );
    expect(await call('DELETE', `/${gone.id}?confirmTitle=Going`)).toMatchObject({
      status: 200,
      json: { message: 'Course "Going" deleted successfully!', trashId: expect.any(String) },
    });
    const asked = async (path: string) => (await school.ask('GET', `/api${path}`, { as: buyer })).json;
    expect(await asked('/auth/me')).toMatchObject({ user: { purchasedCourses: [other.id] } });
    expect(JSON.stringify(await asked('/user/dashboard'))).not.toContain(gone.id);
    expect(await asked('/user/purchases')).toMatchObject([{ courseId: gone.id, courseTitle: 'Going' }]);
    expect(JSON.stringify(await asked('/user/courses/live'))).not.toContain(gone.id);
    for (const path of [`/user/courses/${gone.id}`, `/stream/info/${gone.videoId}`, `/stream/${gone.videoKey}`])
      expect((await school.ask('GET', `/api${path}`, { as: buyer })).status, path).toBe(404);
    expect(await call('DELETE', `/${gone.id}`)).toMatchObject(problem(404, 'catalog/no-course'));
  });
});
