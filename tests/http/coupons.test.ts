import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CouponsReply } from '../../src/wire/replies/coupons.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';
import { problem } from './support/problem.ts';

let school: School;
let office: Person;
let courseId: string;
beforeAll(async () => {
  school = await openSchool();
  office = await school.admin();
  courseId = (await school.course()).id;
});
afterAll(() => school.close());

const TERMS = {
  code: 'Fair 20',
  note: 'Dental fair',
  kind: 'percent',
  value: 20,
  courses: null,
  from: null,
  until: null,
  maxUses: null,
  maxPerPerson: null,
};
const BROWSER = { accept: 'text/html' };
const INVALID = { status: 422, json: { message: 'Invalid coupon code' } };

const make = (facts: object = {}) =>
  school.ask('POST', '/api/admin/coupons', { as: office, body: { ...TERMS, ...facts } });
const edit = (id: string, facts: object) =>
  school.ask('PUT', `/api/admin/coupons/${id}`, { as: office, body: { ...TERMS, ...facts } });
const list = async (before = '') =>
  (await school.ask('GET', `/api/admin/coupons${before && `?before=${before}`}`, { as: office })).json as CouponsReply;
const offer = (coupon: string) => school.ask('POST', '/api/payment/coupon-offer', { body: { coupon } });
const idOf = ({ json }: { json: unknown }): string => (json as { id: string }).id;

describe('a coupon link at the end of a sentence', () => {
  it('leads to its coupon with what the chat made a part of it', async () => {
    const answer = await school.ask('GET', `/c/CUSP10${encodeURIComponent('…)')}`, { headers: BROWSER });
    expect([answer.status, `${answer.headers['set-cookie']}`]).toEqual([
      302,
      expect.stringContaining('coupon=CUSP10;'),
    ]);
    expect(await offer('cusp10…)')).toMatchObject({ status: 200, json: { code: 'CUSP10' } });
  });
});

describe('a coupon of the office', () => {
  it('sells by its link: it is shown to a visitor, charged at the card page, and counted when it is paid', async () => {
    const { start, atCardPage, page, pay, coupon } = buying(school);
    const made = await make();
    expect(made).toMatchObject({ status: 201, json: { code: 'FAIR20' } });
    const price = { courseId, price: 499, total: 399.2 };
    expect(await offer('fa1r 20')).toMatchObject({ status: 200, json: { code: 'FAIR20', courses: [price] } });

    const ada = await school.student('ada');
    expect((await coupon(ada, { courseId, coupon: 'fair20' })).json).toMatchObject({ valid: true, total: 399.2 });
    expect((await start(ada, { courseId, coupon: 'unfair' })).json).toMatchObject({ message: 'Invalid coupon code' });
    const checkoutId = await atCardPage(ada, courseId, { coupon: 'fair20' });
    expect((await page(ada, checkoutId)).json).toMatchObject({ total: 399.2 });
    const before = await list();
    expect(before.first).toMatchObject({ code: 'CUSP10', percent: 10, orders: 0 });
    expect(before.coupons[0]).toMatchObject({
      code: 'FAIR20',
      reserved: 1,
      used: 0,
      left: null,
      orders: 0,
      revenue: 0,
    });
    await pay(ada, checkoutId);
    expect((await list()).coupons[0]).toMatchObject({ reserved: 0, used: 1, orders: 1, revenue: 399.2 });

    const frozen = await edit(idOf(made), { value: 30 });
    expect(frozen).toMatchObject(problem(409, 'enrolment/coupon-frozen'));
    expect((await edit(idOf(made), { note: 'Over', active: false })).status).toBe(204);
    expect((await list()).coupons[0]).toMatchObject({ state: 'ended', note: 'Over', value: 20 });
    expect(await offer('fair20')).toMatchObject(INVALID);
  });

  it('gives its use back with a full refund, if that is ticked', async () => {
    const { atCardPage, pay } = buying(school);
    await make({ code: 'ONCE', maxUses: 1, kind: 'amount', value: 99.5 });
    expect((await list()).coupons[0]).toMatchObject({ value: 99.5, mayMakeFree: false });
    const ada = await school.student('refunded');
    await pay(ada, await atCardPage(ada, courseId, { coupon: 'once' }));
    expect((await list()).coupons[0]).toMatchObject({ used: 1, left: 0, state: 'used-up', revenue: 399.5 });
    const { id } = await school.db('orders').where({ user_id: ada.id }).first();
    const body = { amount: 399.5, refunded: 0, reason: 'Asked.', returnsCoupon: true };
    const order = async (orderId: string) =>
      (await school.ask('GET', `/api/admin/orders/${orderId}`, { as: office })).json;
    expect(await order(id)).toMatchObject({ coupon: 'ONCE', hasCouponUse: true });
    expect((await school.ask('POST', `/api/admin/orders/${id}/refunds`, { as: office, body })).status).toBe(201);
    expect(await order(id)).toMatchObject({ coupon: 'ONCE', hasCouponUse: false });
    expect((await list()).coupons[0]).toMatchObject({ used: 0, left: 1, state: 'running', orders: 1, revenue: 0 });
  });

  it.each([
    ['nothing off', { value: 0 }, 'value'],
    ['a fraction of a cent', { kind: 'amount', value: 1.005 }, 'value'],
    ['no course', { courses: [] }, 'courses'],
    ['half a use', { maxUses: 0.5 }, 'maxUses'],
    ['another kind', { kind: 'gift' }, 'kind'],
  ])('is refused with %s, at its field', async (_, facts, field) => {
    expect(await make({ code: 'BAD-ONE', ...facts })).toMatchObject({
      status: 422,
      json: { fields: { [field]: expect.any(String) } },
    });
  });

  it('is refused with a code that is taken', async () => {
    expect(await make({ code: 'cuspio' })).toMatchObject(problem(409, 'enrolment/coupon-taken', ['code']));
  });

  it('is listed in pages, however many there are', async () => {
    for (let index = 0; index < 51; index += 1) await make({ code: `MANY-${index}` });
    const first = await list();
    expect(first.coupons).toHaveLength(50);
    const second = await list(first.nextBefore ?? '');
    expect(second.first).toBeNull();
    expect(second.coupons.map(({ code }) => code)).toContain('FAIR20');
    expect(second.nextBefore).toBeNull();
  });
});

describe('a link of a coupon', () => {
  it.each([
    ['/c/FAIR20', 'FAIR20'],
    ['/C/fair%2020/', 'fair%2020'],
    ['/c/%E2%82%AC', '%E2%82%AC'],
    ['/c/a%3Bb%0d%0ac', 'a%3Bb%0D%0Ac'],
    ['/c/%zz', '%25zz'],
    [`/c/${'x'.repeat(200)}`, 'x'.repeat(60)],
    // An emoji on the edge is left out, not halved.
    [`/c/${'x'.repeat(59)}%F0%9F%98%80`, 'x'.repeat(59)],
    [`/c/${'x'.repeat(58)}%F0%9F%98%80`, `${'x'.repeat(58)}%F0%9F%98%80`],
  ])('leads to the courses, and is remembered until the browser closes: %s', async (path, code) => {
    const { status, headers } = await school.ask('GET', path, { headers: BROWSER });
    expect([status, headers.location]).toEqual([302, '/courses']);
    expect(headers['set-cookie']).toEqual([`coupon=${code}; Path=/; SameSite=Lax`]);
  });

  it.each(['/c', '/c/', '/c/a/b', `/c/${'x'.repeat(201)}`])('is none: %s', async (path) => {
    expect((await school.ask('GET', path, { headers: BROWSER })).status).toBe(404);
  });
});

describe('guessing at links', () => {
  it('ends after thirty wrong codes of one network, and right ones cost nothing', async () => {
    const strict = await openSchool({ RATE_LIMIT_FACTOR: '1' });
    try {
      await strict.course();
      const tryCode = async (coupon: string) =>
        (await strict.ask('POST', '/api/payment/coupon-offer', { body: { coupon } })).status;
      for (let call = 0; call < 60; call += 1) expect(await tryCode('CUSP10')).toBe(200);
      const tries: number[] = [];
      for (let call = 0; call < 500; call += 1) tries.push(await tryCode(`GUESS-${call}`));
      expect(tries.filter((status) => status === 422)).toHaveLength(200);
      expect(tries.slice(200).every((status) => status === 429)).toBe(true);
    } finally {
      await strict.close();
    }
  });
});
