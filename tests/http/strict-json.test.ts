import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchool, PASSWORD, type Person, type School } from '../support/school.ts';
import { authoring, NEW_COURSE } from './support/authoring.ts';
import { problem } from './support/problem.ts';

/*
 * JSON is strict (decision B30): a value of another type is refused with the name of its field, and nothing is
 * turned into text or a number. What tidies up text for people (blanks around it, an address in capitals) goes on.
 */

const NO_TEXT: readonly unknown[] = [123, 0, true, false, null, [], ['text'], {}, { toString: 'text' }, [['text']]];
const NO_NUMBER: readonly unknown[] = ['5', '', ' 5 ', '0x10', true, false, null, [], [5], {}, { valueOf: 5 }];
const NO_FLAG: readonly unknown[] = ['true', 'false', '', 1, 0, [], [true], {}];
const NO_LIST: readonly unknown[] = ['text', 5, true, null, {}, { length: 1 }];

let school: School;
let ada: Person;
let boss: Person;
let courseId: string;
let videoId: string;
let week: string;
let day: string;

beforeAll(async () => {
  school = await openSchool();
  [ada, boss] = [await school.student('ada'), await school.admin()];
  const course = await school.course();
  await school.enrol(ada.id, course.id);
  [courseId, videoId] = [course.id, course.videoId];
  const [first] = (await authoring(school, boss).read(courseId)).weeks;
  week = `/admin/courses/${courseId}/weeks/${first?.id}`;
  day = `${week}/days/${first?.days[0]?.id}`;
});
afterAll(() => school.close());

interface Call {
  readonly path: () => string;
  readonly method?: string;
  readonly as?: () => Person;
  readonly good: () => Record<string, unknown>;
  /** The fields, by what does not belong into them. */
  readonly odd: Readonly<Record<string, readonly unknown[]>>;
}

const CALLS: Readonly<Record<string, Call>> = {
  registering: {
    path: () => '/auth/register',
    good: () => ({ name: 'Bob', email: 'bob@example.org', phone: '+61 400 000 000', password: PASSWORD }),
    odd: { name: NO_TEXT, email: NO_TEXT, phone: NO_TEXT, password: [...NO_TEXT, 12_345_678] },
  },
  'signing in': {
    path: () => '/auth/login',
    good: () => ({ email: 'ada@example.org', password: PASSWORD }),
    odd: { email: NO_TEXT, password: NO_TEXT },
  },
  'asking for a reset link': {
    path: () => '/auth/forgot-password',
    good: () => ({ email: 'ada@example.org' }),
    odd: { email: NO_TEXT },
  },
  'resetting a password': {
    path: () => '/auth/reset-password',
    good: () => ({ token: 'x'.repeat(43), password: PASSWORD }),
    odd: { token: NO_TEXT, password: NO_TEXT },
  },
  'asking for another address': {
    path: () => '/auth/email-change',
    as: () => ada,
    good: () => ({ email: 'ada.byron@example.org', currentPassword: PASSWORD }),
    odd: { email: NO_TEXT, currentPassword: NO_TEXT },
  },
  'confirming another address': {
    path: () => '/auth/email-change/confirm',
    good: () => ({ token: 'x'.repeat(43) }),
    odd: { token: NO_TEXT },
  },
  'confirming an address': {
    path: () => '/auth/confirm-email',
    good: () => ({ token: 'x'.repeat(43) }),
    odd: { token: NO_TEXT },
  },
  'undoing another address': {
    path: () => '/auth/email-change/undo',
    good: () => ({ token: 'x'.repeat(43) }),
    odd: { token: NO_TEXT },
  },
  'opening an invitation': {
    path: () => '/auth/invitation',
    good: () => ({ token: 'x'.repeat(43) }),
    odd: { token: NO_TEXT },
  },
  'accepting an invitation': {
    path: () => '/auth/invitation/accept',
    good: () => ({ token: 'x'.repeat(43), name: 'Grace Hopper', password: PASSWORD }),
    odd: { token: NO_TEXT, name: NO_TEXT, password: NO_TEXT },
  },
  'changing a password': {
    path: () => '/auth/change-password',
    as: () => ada,
    good: () => ({ currentPassword: PASSWORD, password: PASSWORD }),
    odd: { currentPassword: NO_TEXT, password: NO_TEXT },
  },
  'a profile': {
    path: () => '/auth/profile',
    method: 'PUT',
    as: () => ada,
    good: () => ({ name: 'Ada', phone: '' }),
    odd: { name: NO_TEXT, phone: NO_TEXT },
  },
  'a message to the school': {
    path: () => '/contact',
    good: () => ({ firstName: 'Zoë', lastName: 'B', email: 'zoe@example.org', message: 'When?', phone: '12345' }),
    odd: { firstName: NO_TEXT, lastName: NO_TEXT, email: NO_TEXT, message: NO_TEXT, phone: [...NO_TEXT, 61400000000] },
  },
  'a coupon': {
    path: () => '/payment/coupon',
    as: () => ada,
    good: () => ({ courseId, coupon: 'CUSP10' }),
    // Null is no coupon.
    odd: { courseId: NO_TEXT, coupon: NO_TEXT.filter((value) => value !== null) },
  },
  'a checkout': {
    path: () => '/payment/create-checkout-session',
    as: () => ada,
    good: () => ({ courseId, successUrl: '/payment-success', cancelUrl: '/payment-cancel' }),
    odd: {
      courseId: NO_TEXT,
      coupon: NO_TEXT.filter((value) => value !== null),
      successUrl: NO_TEXT,
      cancelUrl: NO_TEXT,
    },
  },
  'a position': {
    path: () => `/user/progress/${videoId}`,
    method: 'PUT',
    as: () => ada,
    good: () => ({ courseId, position: 1, duration: 2 }),
    odd: { courseId: NO_TEXT, position: NO_NUMBER, duration: NO_NUMBER },
  },
  'an activity': {
    path: () => '/activity',
    as: () => ada,
    good: () => ({ courseId, contentId: videoId, kind: 'window-blur' }),
    odd: { courseId: NO_TEXT, contentId: NO_TEXT, kind: NO_TEXT },
  },
  'a new course': {
    path: () => '/admin/courses',
    as: () => boss,
    good: () => ({ ...NEW_COURSE, idempotencyKey: '12345678-abcd' }),
    odd: {
      title: NO_TEXT,
      description: NO_TEXT,
      thumbnail: NO_TEXT,
      idempotencyKey: [...NO_TEXT, 12_345_678],
      price: NO_NUMBER,
      weeks: NO_NUMBER,
      durationMonths: NO_NUMBER,
    },
  },
  'an edit of a course': {
    path: () => `/admin/courses/${courseId}`,
    method: 'PUT',
    as: () => boss,
    good: () => ({ title: 'Sprint', description: '', price: 499, thumbnail: '' }),
    odd: {
      title: NO_TEXT,
      description: NO_TEXT,
      thumbnail: NO_TEXT,
      price: NO_NUMBER,
      durationMonths: NO_NUMBER,
      version: NO_NUMBER,
      studyGroupUrl: NO_TEXT,
      mentorUrl: NO_TEXT,
      soldWithout: [...NO_LIST, ['teeth'], [null], [5]],
      hasQuestionBank: NO_FLAG,
      slug: NO_TEXT,
    },
  },
  'going live': {
    path: () => `/admin/courses/${courseId}/toggle-live`,
    method: 'PATCH',
    as: () => boss,
    good: () => ({ isLive: true }),
    odd: { isLive: NO_FLAG },
  },
  'a new module': {
    path: () => `/admin/courses/${courseId}/weeks`,
    as: () => boss,
    good: () => ({ weekNumber: 7, title: 'Oral surgery' }),
    odd: { weekNumber: NO_NUMBER, title: NO_TEXT },
  },
  'a new day': {
    path: () => `${week}/days`,
    as: () => boss,
    good: () => ({ dayTitle: 'Revision' }),
    odd: { dayTitle: NO_TEXT, dayNumber: NO_NUMBER },
  },
  'another title': {
    path: () => week,
    method: 'PATCH',
    as: () => boss,
    good: () => ({ title: 'Periodontology' }),
    odd: { title: NO_TEXT, version: NO_NUMBER },
  },
  'a new item of a day': {
    path: () => `${day}/contents`,
    as: () => boss,
    good: () => ({ type: 'video', title: 'Plaque', s3Key: 'videos/202601/aaaaaaaaaaaaaaaaaaaaaa.mp4' }),
    odd: { type: NO_TEXT, title: NO_TEXT, s3Key: NO_TEXT },
  },
  'another file of an item': {
    path: () => `/admin/courses/${courseId}/contents/nothing/file`,
    method: 'PUT',
    as: () => boss,
    good: () => ({ s3Key: 'videos/202601/aaaaaaaaaaaaaaaaaaaaaa.mp4' }),
    odd: { s3Key: NO_TEXT, replaces: NO_TEXT },
  },
  'a move to another day': {
    path: () => `/admin/courses/${courseId}/contents/move`,
    as: () => boss,
    good: () => ({ contentIds: ['nothing'], weekId: 'nothing', dayId: 'nothing' }),
    odd: { contentIds: [...NO_LIST, [5], [null]], weekId: NO_TEXT, dayId: NO_TEXT, before: NO_TEXT },
  },
  'a step up or down': {
    path: () => `${week}/move`,
    as: () => boss,
    good: () => ({ direction: 'down' }),
    odd: { direction: NO_TEXT },
  },
  'a list of documents': {
    path: () => `${week}/documents`,
    as: () => boss,
    good: () => ({ documents: [{ title: 'Notes', s3Key: 'documents/202601/aaaaaaaaaaaaaaaaaaaaaa.pdf' }] }),
    odd: { documents: [...NO_LIST, [5], [null], [[]], ['text'], [{ title: 'Notes', s3Key: 5 }]] },
  },
  'an enrolment by hand': {
    path: () => `/admin/students/${ada.id}/enrolments`,
    as: () => boss,
    good: () => ({ courseId }),
    odd: { courseId: NO_TEXT },
  },
  'the beginning of an upload in parts': {
    path: () => '/multipart-upload/initiate',
    as: () => boss,
    good: () => ({ fileName: 'a.mp4', fileType: 'video/mp4', folder: 'videos', fileSize: 5, weekNumber: 1 }),
    odd: {
      fileName: NO_TEXT,
      fileType: NO_TEXT,
      folder: NO_TEXT,
      fileSize: NO_NUMBER,
      weekNumber: NO_NUMBER.filter((value) => value !== null),
      dayNumber: NO_NUMBER.filter((value) => value !== null),
    },
  },
  'an address for a part': {
    path: () => '/multipart-upload/presign-part',
    as: () => boss,
    good: () => ({ key: 'videos/a.mp4', uploadId: 'upload', partNumber: 1 }),
    odd: { key: NO_TEXT, uploadId: NO_TEXT, partNumber: NO_NUMBER },
  },
  'the giving up of an upload in parts': {
    path: () => '/multipart-upload/abort',
    as: () => boss,
    good: () => ({ key: 'videos/a.mp4', uploadId: 'upload' }),
    odd: { key: NO_TEXT, uploadId: NO_TEXT },
  },
  'the giving up of an upload': {
    path: () => '/upload/discard',
    as: () => boss,
    good: () => ({ key: 'videos/a.mp4' }),
    odd: { key: NO_TEXT },
  },
  'the end of an upload in parts': {
    path: () => '/multipart-upload/complete',
    as: () => boss,
    good: () => ({ key: 'videos/a.mp4', uploadId: 'upload', parts: [{ PartNumber: 1, ETag: '"a"' }] }),
    odd: {
      key: NO_TEXT,
      uploadId: NO_TEXT,
      parts: [...NO_LIST, [5], [null], [{ PartNumber: '1', ETag: '"a"' }], [{ PartNumber: 1, ETag: 5 }]],
    },
  },
};

const send = ({ method = 'POST', path, as }: Call, body: unknown) =>
  school.ask(method, `/api${path()}`, { ...(as && { as: as() }), body });

describe.each(Object.entries(CALLS))('the body of %s', (_name, call) => {
  it.each(Object.entries(call.odd))('is refused by the name of %s when it has another type', async (field, values) => {
    for (const value of values) {
      const answer = await send(call, { ...call.good(), [field]: value });
      expect(answer, JSON.stringify(value)).toMatchObject(problem(422, 'request/invalid'));
      const { fields = {} } = answer.json as { fields?: Record<string, string> };
      const names = Object.keys(fields);
      expect(
        names.length > 0 && names.every((name) => name === field || name.startsWith(`${field}[`)),
        `${JSON.stringify(value)} → ${names}`,
      ).toBe(true);
    }
  });

  it('is not refused for what it says in its own types', async () => {
    expect((await send(call, call.good())).json).not.toMatchObject({ code: 'request/invalid' });
  });
});

describe('what tidies up text', () => {
  it('goes on: blanks around it, and an address in capitals', async () => {
    const sent = { name: '  Grace  ', email: ' Grace@Example.ORG ', phone: ' +61 400 000 000 ', password: PASSWORD };
    expect((await school.ask('POST', '/api/auth/register', { body: sent })).status).toBe(201);
    const [user] = await school.db('users').where({ name: 'Grace' });
    expect(user).toMatchObject({ email: 'grace@example.org', phone: '+61 400 000 000' });
  });

  it('takes no blank from a password', async () => {
    const password = `  ${PASSWORD}  `;
    const sent = { name: 'Eve', email: 'eve@example.org', phone: '+61 400 000 000', password };
    expect((await school.ask('POST', '/api/auth/register', { body: sent })).status).toBe(201);
    const signIn = (tried: string) =>
      school.ask('POST', '/api/auth/login', { body: { email: 'eve@example.org', password: tried } });
    expect([(await signIn(PASSWORD)).status, (await signIn(password)).status]).toEqual([401, 200]);
  });
});

describe('keys that are no fields', () => {
  it('are dropped, an own `__proto__` too, and take no effect on what is made', async () => {
    const body =
      '{"__proto__":{"name":"Mallory","role":"admin"},"constructor":{"prototype":{"role":"admin"}},"role":"admin",' +
      `"name":"Ivy","email":"ivy@example.org","phone":"+61 400 000 000","password":"${PASSWORD}"}`;
    expect((await school.ask('POST', '/api/auth/register', { body })).status).toBe(201);
    expect(await school.db('users').where({ email: 'ivy@example.org' })).toMatchObject([
      { name: 'Ivy', role: 'student' },
    ]);
    expect(({} as { role?: unknown }).role).toBeUndefined();
  });

  it('do not stand in for a field that is missing', async () => {
    const body = '{"__proto__":{"courseId":"a"}}';
    expect(await school.ask('POST', '/api/payment/coupon', { as: ada, body })).toMatchObject(
      problem(422, 'request/invalid', ['courseId']),
    );
  });
});

describe('a query', () => {
  it('is text by nature, and its numbers are still read', async () => {
    const { status, json } = await school.ask('GET', '/api/admin/students?page=1&limit=50', { as: boss });
    expect([status, json]).toMatchObject([200, { page: 1, limit: 50 }]);
    const presign = '/api/upload/presign?fileName=a.mp4&folder=videos&fileSize=5&weekNumber=1&dayNumber=';
    expect((await school.ask('GET', presign, { as: boss })).status).toBe(200);
  });
});
