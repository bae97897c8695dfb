import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_PATHS } from '../../src/wire/page-areas.ts';
import type { Answer } from '../support/asking.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { ODD_VALUES } from './support/odd-values.ts';

let school: School;
let ada: Person;
beforeAll(async () => {
  school = await openSchool();
  ada = await school.student('ada');
});
afterAll(() => school.close());

function expectCalm({ status, json, text, headers }: Answer, what: string): void {
  expect(status, what).toBeLessThan(500);
  if (status < 400) return;
  const { message, error, code } = json as Record<string, unknown>;
  expect([typeof message, message, typeof code], what).toEqual(['string', error, 'string']);
  expect(text, what).not.toMatch(/\n\s+at |node_modules|SQLITE/);
  expect(headers['cache-control'], what).toBe('no-store');
}

describe('nothing that is sent breaks the server', () => {
  it('one field at a time beside good ones', async () => {
    const { id: courseId } = await school.course();
    const good = { courseId, coupon: 'CUSP10', successUrl: '/payment-success', cancelUrl: '/payment-cancel' };
    for (const name of Object.keys(good)) {
      for (const value of ODD_VALUES) {
        const body = { ...good, [name]: value };
        const answer = await school.ask('POST', '/payment/create-checkout-session', { as: ada, body });
        expectCalm(answer, `${name}: ${JSON.stringify(value)?.slice(0, 80)}`);
        if (name === 'courseId') expect([404, 422]).toContain(answer.status);
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

  it('in the address of a page', async () => {
    const odd = fc.constantFrom(
      '%F0%9F%98%80',
      '%ED%A0%BD',
      '%F0%9F%98',
      '%ff',
      '%00',
      '%',
      '%2f',
      '%E2%82%AC',
      ';',
      '=',
    );
    const text = fc
      .tuple(fc.integer({ min: 0, max: 70 }), fc.array(odd, { maxLength: 4 }), fc.nat(3))
      .map(([letters, signs, after]) => `${'x'.repeat(letters)}${signs.join('')}${'y'.repeat(after)}`);
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...PAGE_PATHS, '/c', ''), text, text, async (page, a, b) => {
        for (const path of [`${page}/${a}`, `${page}?${a}=${b}`, `${page}/${a}/${b}`]) {
          const { status, text: said } = await school.ask('GET', path, { headers });
          expect(status, path).toBeLessThan(500);
          expect(said, path).not.toMatch(/\n\s+at |node_modules|SQLITE/);
        }
      }),
      { numRuns: 150, examples: [['/c', `${'x'.repeat(59)}%F0%9F%98%80`, '']] },
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
