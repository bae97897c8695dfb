import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Question } from '../support/asking.ts';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';
import { problem } from './support/problem.ts';

let school: School;
let ada: Person;
let checkoutId: string;
let honest: Question & { headers: Record<string, string> };

beforeAll(async () => {
  school = await openSchool();
  ada = await school.student('ada');
  const shop = buying(school);
  checkoutId = await shop.atCardPage(ada, (await school.course()).id);
  await shop.payUnnoticed(checkoutId);
  honest = (await shop.message(checkoutId)) as typeof honest;
});
afterAll(() => school.close());

const state = async () =>
  JSON.stringify([await school.db('orders'), await school.db('enrolments'), await school.db('jobs')]);

describe('a forged message', () => {
  const send = (question: Question) => buying(school).webhook(question);

  it.each<[string, () => Question]>([
    ['without a signature', () => ({ body: honest.body })],
    ['written in another way', () => ({ ...honest, body: JSON.stringify(JSON.parse(String(honest.body)), null, 1) })],
    ['without a body', () => ({ headers: honest.headers })],
    ['in the name of somebody signed in', () => ({ body: honest.body, as: ada })],
    [
      'with a body of another kind',
      () => ({ body: 'a=b', headers: { ...honest.headers, 'content-type': 'application/x-www-form-urlencoded' } }),
    ],
  ])('is refused %s', async (_how, question) => {
    const before = await state();
    expect(await send(question())).toMatchObject(problem(400, 'enrolment/webhook-signature'));
    expect(await state()).toBe(before);
  });

  it('is refused when it is too long to be one', async () => {
    expect(await send({ ...honest, body: 'x'.repeat(300_000) })).toMatchObject(problem(413, 'request/too-large'));
  });

  it('is not a page', async () => {
    expect((await school.ask('GET', '/api/payment/webhook')).status).toBe(404);
  });
});

describe('an honest message', () => {
  it('is taken from another site’s address, as from anywhere, and without any session', async () => {
    const { body, headers } = honest;
    const answer = await buying(school).webhook({
      body,
      headers: { ...headers, origin: 'https://pay.example', 'sec-fetch-site': 'cross-site' },
    });
    expect(answer).toMatchObject({ status: 200, json: { received: true } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await school.db('enrolments').where({ user_id: ada.id })).toHaveLength(1);
  });
});
