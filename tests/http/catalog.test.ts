import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ToggleLive } from '../../src/domain/catalog/use-cases/toggle-live.ts';
import { paths } from '../../src/wire/paths.ts';
import type { SettingsReply } from '../../src/wire/replies/school.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let [live, draft]: MadeCourse[] = [];
let [owner, stranger, admin]: Person[] = [];

beforeAll(async () => {
  school = await openSchool();
  live = await school.course();
  draft = await school.course({ title: 'Draft', isLive: false });
  owner = await school.student('ada');
  stranger = await school.student('bob');
  admin = await school.admin();
  await school.enrol(owner.id, live.id);
  await school.enrol(owner.id, draft.id);
});
afterAll(() => school.close());

describe('the catalogue', () => {
  const path = '/api/user/courses/live';

  it('shows what is on sale to anybody, as counts', async () => {
    const { status, json, text, headers } = await school.ask('GET', path);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(json).toMatchObject([
      {
        _id: live?.id,
        id: live?.id,
        title: 'Ten months',
        price: 499,
        compareAtPrice: 548.9,
        durationMonths: 10,
        isLive: true,
        itemCount: 2,
        documentCount: 1,
        thumbnail: live?.thumbnailKey,
        smallThumbnail: live?.smallThumbnailKey,
      },
    ]);
    expect((json as { weeks: { days: unknown[] }[] }[])[0]?.weeks.map((week) => week.days.length)).toEqual([
      7, 7, 7, 7, 7, 7, 7,
    ]);
    for (const secret of [
      'videos/',
      'documents/',
      's3Key',
      live?.videoId ?? '',
      live?.paperId ?? '',
      draft?.id ?? '',
      'Draft',
    ]) {
      expect(text.includes(secret), secret).toBe(false);
    }
  });

  it('have pictures in two sizes for everybody, encoded by us', async () => {
    for (const key of [live?.thumbnailKey, live?.smallThumbnailKey]) {
      const { status, headers } = await school.ask('GET', `/api/stream/${key}`);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toMatch(/^public, max-age=/);
    }
  });

  it('is not sent again to who has it, until something changes', async () => {
    const first = await school.ask('GET', path);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await school.ask('GET', path, { headers });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    await school.container.get(ToggleLive).run({ courseId: draft?.id ?? '' });
    const changed = await school.ask('GET', path, { headers });
    expect(changed.status).toBe(200);
    expect(changed.json).toHaveLength(2);
    await school.container.get(ToggleLive).run({ courseId: draft?.id ?? '' });
  });

  it('may be kept by anybody who asks each time, and not under another coding', async () => {
    const { headers } = await school.ask('GET', path);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(String(headers.vary)).toMatch(/accept-encoding/i);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each(['br', 'gzip', 'gzip, deflate, br'])('comes compressed as %s and says the same', async (coding) => {
    const plain = await school.ask('GET', path);
    const packed = await school.ask('GET', path, { headers: { 'accept-encoding': coding } });
    expect(packed.headers['content-encoding']).toMatch(/br|gzip/);
    expect(Number(packed.headers['content-length'])).toBeLessThan(Buffer.byteLength(plain.text));
    expect(packed.json).toEqual(plain.json);
  });

  it('has no body for HEAD, and the length that GET would have', async () => {
    const [head, get] = [await school.ask('HEAD', path), await school.ask('GET', path)];
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', get.headers['content-length']]);
  });
});

describe('a course', () => {
  const open = (course: MadeCourse | undefined, as?: Person) =>
    school.ask('GET', `/api/user/courses/${course?.id}`, { as });

  it('opens for its owner and for admins, live or not, with all that is in it', async () => {
    for (const course of [live, draft]) {
      for (const reader of [owner, admin]) {
        const { status, json, headers } = await open(course, reader);
        expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
        expect(json).toMatchObject({
          _id: course?.id,
          price: 499,
          weeks: {
            0: { weekNumber: 1, documents: [{ tag: 'PDF', pageCount: 2, s3Key: course?.documentKey }] },
            6: { weekNumber: 7 },
          },
        });
        const [day] = (json as { weeks: { days: object[] }[] }).weeks[0]?.days ?? [];
        expect(day).toMatchObject({
          dayNumber: 1,
          contents: [
            {
              _id: course?.videoId,
              type: 'video',
              s3Key: course?.videoKey,
              duration: 100,
              captionsKey: null,
              chaptersKey: course?.chaptersKey,
            },
            { type: 'pdf' },
          ],
        });
      }
    }
  });

  it('stays shut for everybody else', async () => {
    expect(await open(live)).toMatchObject(problem(401, 'identity/not-signed-in'));
    expect(await open(live, stranger)).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    expect(await open(draft, stranger)).toMatchObject(problem(404, 'catalog/no-course'));
    expect((await open(draft, stranger)).text).toBe(
      (await school.ask('GET', `/api/user/courses/nothing`, { as: stranger })).text,
    );
  });

  it('is asked for again after it was taken away, whatever was kept', async () => {
    const first = await open(live, owner);
    const kept = { as: owner, headers: { 'if-none-match': String(first.headers.etag) } };
    expect((await school.ask('GET', `/api/user/courses/${live?.id}`, kept)).status).toBe(304);
    expect((await school.ask('GET', `/api/user/courses/${live?.id}`, { ...kept, as: stranger })).status).toBe(403);
  });

  it('tells what one of its items is to the same people', async () => {
    const info = (as?: Person, id = live?.videoId) => school.ask('GET', `/api/stream/info/${id}`, { as });
    for (const reader of [owner, admin])
      expect(await info(reader)).toMatchObject({
        status: 200,
        json: { title: 'Hand instruments', type: 'video', courseId: live?.id },
      });
    expect(await info()).toMatchObject(problem(401, 'identity/not-signed-in'));
    expect(await info(stranger)).toMatchObject(problem(403, 'enrolment/not-enrolled'));
    expect(await info(stranger, draft?.videoId)).toMatchObject(problem(404, 'catalog/no-content'));
    expect((await info(stranger, draft?.videoId)).text).toBe((await info(stranger, 'nothing')).text);
  });
});

describe('what is kept of an answer', () => {
  it('is worth nothing after the owner changed how prices are shown', async () => {
    const path = '/api/user/courses/live';
    const before = await school.ask('GET', path);
    const { content } = (await school.ask('GET', paths.schoolSettings, { as: admin })).json as SettingsReply;
    const next = { revision: 0, content: { ...content, prices: { wasPercent: 0 } } };
    await school.ask('PUT', paths.settingsDraft, { as: admin, body: next });
    await school.ask('POST', paths.publishSettings, { as: admin, body: { revision: 1 } });
    const after = await school.ask('GET', path, { headers: { 'if-none-match': String(before.headers.etag) } });
    expect(after.status).toBe(200);
    expect(after.json).toMatchObject([{ compareAtPrice: null }]);
  });
});
