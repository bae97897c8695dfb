import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSchool, type Person, type School } from '../support/school.ts';
import { buying } from './support/buying.ts';

let school: School;
let admin: Person;

beforeAll(async () => {
  school = await openSchool();
  admin = await school.admin();
});
afterAll(() => school.close());

describe.each(['/api', ''])('a course that is deleted while somebody pays, under %j', (prefix) => {
  const shop = () => buying(school, prefix);
  const atCardPage = async (name: string) => {
    const buyer = await school.student(`${name}${prefix.length}`);
    const { id: courseId } = await school.course({ title: 'Going' });
    return { buyer, courseId, checkoutId: await shop().atCardPage(buyer, courseId) };
  };
  const remove = (courseId: string) => school.ask('DELETE', `${prefix}/admin/courses/${courseId}`, { as: admin });

  it('can be paid no more', async () => {
    const { buyer, courseId, checkoutId } = await atCardPage('late');
    expect((await remove(courseId)).status).toBe(200);
    await school.drainJobs();
    expect((await shop().pay(buyer, checkoutId)).status).toBe(409);
    expect(await school.db('orders').where({ checkout_id: checkoutId }).pluck('status')).toEqual(['cancelled']);
  });

  it('and was paid the moment before: the money is in the books, and the school and the buyer are told', async () => {
    const { buyer, courseId, checkoutId } = await atCardPage('quick');
    await shop().payUnnoticed(checkoutId);
    await remove(courseId);
    for (let time = 1; time <= 2; time += 1)
      expect((await shop().webhook(await shop().message(checkoutId))).status).toBe(200);
    expect((await shop().confirm(buyer, checkoutId, courseId)).json).toEqual({ success: false });
    expect(await shop().owned(buyer)).toEqual([]);
    expect(await school.db('enrolments').where({ user_id: buyer.id })).toEqual([]);
    expect((await school.ask('GET', `${prefix}/user/purchases`, { as: buyer })).json).toMatchObject([
      { courseId, courseTitle: 'Going' },
    ]);

    expect(await shop().receiptsTo(buyer)).toEqual([]);
    const [order] = await school.db('orders').where({ checkout_id: checkoutId });
    expect(order).toMatchObject({ status: 'paid' });
    const { json } = await school.ask('GET', `${prefix}/admin/outbox`, { as: admin });
    const mails = (json as { mails: { to: string; subject: string; text: string }[] }).mails.filter(({ text }) =>
      text.includes(`CUSP-${String(order.id).slice(0, 10).toUpperCase()}`),
    );
    expect(mails.map(({ subject }) => subject.replace(/CUSP-[\w-]+/, '…')).toSorted()).toEqual([
      'About your payment …',
      'Please refund …: its course was deleted',
    ]);
    expect(mails.find(({ to }) => to !== buyer.email)?.text).toContain(order.id);
    expect((await school.ask('GET', `${prefix}/admin/students/${buyer.id}`, { as: admin })).json).toMatchObject({
      orders: [{ status: 'paid', courseTitle: 'Going' }],
    });
  });
});
