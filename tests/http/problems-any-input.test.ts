import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../support/asking.ts';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { ODD_VALUES } from './support/odd-values.ts';

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

/** What anybody may put where we expect a text, a number or nothing. */
const anyValue = fc.oneof(fc.constantFrom(...ODD_VALUES), fc.jsonValue({ maxDepth: 3 }));

const FIELDS = {
  '/payment/coupon': ['courseId', 'coupon'],
  '/payment/create-checkout-session': ['courseId', 'coupon', 'successUrl', 'cancelUrl'],
  '/contact': ['firstName', 'lastName', 'email', 'phone', 'message'],
  '/auth/login': ['email', 'password'],
  '/auth/register': ['name', 'email', 'phone', 'password'],
  '/auth/forgot-password': ['email'],
  '/auth/reset-password': ['token', 'password'],
} as const;

function expectCalm({ status, json, text, headers }: Answer, what: string): void {
  expect(status, what).toBeLessThan(500);
  if (status < 400) return;
  const { message, error, code } = json as Record<string, unknown>;
  expect([typeof message, message, typeof code], what).toEqual(['string', error, 'string']);
  expect(text, what).not.toMatch(/\n\s+at |node_modules|SQLITE/);
  expect(headers['cache-control'], what).toBe('no-store');
}

/** An own key, as JSON may bring it; in a literal it would be the prototype. */
const polluted = (body: object): string =>
  JSON.stringify(body)
    .replace(/^\{/, '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},')
    .replace(',}', '}');

describe('nothing that is sent breaks the server', () => {
  it.each(Object.entries(FIELDS))('in the body of %s', async (path, fields) => {
    const bodies = fc.record(Object.fromEntries(fields.map((name) => [name, anyValue])), { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        expectCalm(
          await school.ask('POST', `/api${path}`, { as: ada, body: polluted(body) }),
          JSON.stringify(body).slice(0, 300),
        );
      }),
      { numRuns: 60 },
    );
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('one field at a time beside good ones', async () => {
    const good = {
      courseId: course.id,
      coupon: 'CUSP10',
      successUrl: '/payment-success',
      cancelUrl: '/payment-cancel',
    };
    for (const name of Object.keys(good)) {
      for (const value of ODD_VALUES) {
        const answer = await school.ask('POST', '/payment/create-checkout-session', {
          as: ada,
          body: { ...good, [name]: value },
        });
        expectCalm(answer, `${name}: ${JSON.stringify(value)?.slice(0, 80)}`);
        if (name === 'courseId') expect([404, 422]).toContain(answer.status);
      }
    }
  });

  it('in a position', async () => {
    for (const value of ODD_VALUES) {
      for (const body of [
        { courseId: value, position: 1, duration: 2 },
        { courseId: course.id, position: value, duration: 2 },
        { courseId: course.id, position: 1, duration: value },
      ]) {
        expectCalm(
          await school.ask('PUT', `/user/progress/${course.videoId}`, { as: ada, body }),
          JSON.stringify(value)?.slice(0, 80) ?? '',
        );
      }
    }
  });

  it('in a query or a path', async () => {
    const text = fc.oneof(
      fc.constantFrom('', '%00', '%', '%ff', '..', "'", 'a[b]=c', '__proto__', 'session_id=', '&', '=', '%2e%2e%2f'),
      fc.string({ unit: 'binary', maxLength: 20 }).map((raw) => encodeURIComponent(raw.toWellFormed())),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (a, b) => {
        for (const path of [
          `/payment/success?session_id=${a}&course_id=${b}`,
          `/payment/success?${a}=${b}`,
          `/user/courses/${a}`,
          `/stream/info/${a}`,
          `/stream/${a}/${b}`,
          `/payment/demo/${a}`,
        ]) {
          expectCalm(await school.ask('GET', `/api${path}`, { as: ada }), path);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('in a body as deep as it may be long', async () => {
    for (const body of [
      `{"courseId":${'['.repeat(45_000)}${']'.repeat(45_000)}}`,
      '{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000),
      `{"courseId":"a",${'"a":1,'.repeat(15_000)}"b":2}`,
    ]) {
      const since = process.cpuUsage();
      expectCalm(await school.ask('POST', '/api/payment/coupon', { as: ada, body }), body.slice(0, 40));
      // Processor time and not the clock's, which a busy machine stretches.
      expect(process.cpuUsage(since).user / 1000).toBeLessThan(1000);
    }
  });
});
