import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MadeCourse } from '../support/course-maker.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { problem } from './support/problem.ts';

let school: School;
let course: MadeCourse;
let [ada, bob]: Person[] = [];
beforeAll(async () => {
  school = await openSchool({ RATE_LIMIT_FACTOR: '1' });
  course = await school.course();
  [ada, bob] = [await school.student('ada'), await school.student('bob')];
});
afterAll(() => school.close());

/**
 * The status of each of so many calls, made at both places of the router in turn, each from another pretended address.
 */
async function statuses(times: number, path: string, body: object, as?: Person): Promise<number[]> {
  const found: number[] = [];
  for (let call = 0; call < times; call += 1) {
    const headers = {
      'x-forwarded-for': `10.0.0.${call}`,
      'x-real-ip': `10.0.0.${call}`,
      forwarded: `for=10.0.0.${call}`,
    };
    found.push((await school.ask('POST', (call % 2 ? '/api' : '') + path, { as, body, headers })).status);
  }
  return found;
}

it('guesses at a coupon are counted for each person, at both places and whatever address is pretended', async () => {
  const guess = { courseId: course.id, coupon: 'guess' };
  expect(await statuses(12, '/payment/coupon', guess, ada)).toEqual([...Array<number>(10).fill(200), 429, 429]);
  expect(await statuses(1, '/payment/coupon', guess, bob)).toEqual([200]);
  const answer = await school.ask('POST', '/payment/coupon', { as: ada, body: guess });
  expect(answer).toMatchObject(problem(429, 'request/too-many'));
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  // Buying is another count: who has guessed too often may still pay.
  expect(await statuses(1, '/payment/create-checkout-session', { courseId: course.id }, ada)).toEqual([200]);
});

it('a class behind one address uses its coupon, however often its pages are loaded', async () => {
  const right = { courseId: course.id, coupon: 'CUSP10' };
  for (let number = 0; number < 40; number += 1) {
    const pupil = await school.student(`pupil-${number}`);
    expect(await statuses(2, '/payment/coupon', right, pupil)).toEqual([200, 200]);
    expect(await statuses(1, '/payment/create-checkout-session', right, pupil)).toEqual([200]);
  }
  expect(await statuses(15, '/payment/coupon', right, bob)).toEqual(Array<number>(15).fill(200));
});

it('contact messages are counted for each address', async () => {
  const message = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.org', message: 'Hello' };
  expect(await statuses(5, '/contact', message)).toEqual([201, 201, 201, 429, 429]);
  expect(await school.db('contact_messages')).toHaveLength(3);
});

it('checkouts are counted too', async () => {
  const tries = await statuses(22, '/payment/create-checkout-session', { courseId: course.id }, bob);
  expect(tries).toEqual([...Array<number>(20).fill(200), 429, 429]);
});

it('a wrong coupon at the checkout is a guess like any other', async () => {
  const carol = await school.student('carol');
  const tries = await statuses(12, '/payment/create-checkout-session', { courseId: course.id, coupon: 'guess' }, carol);
  expect(tries).toEqual([...Array<number>(10).fill(422), 429, 429]);
});
