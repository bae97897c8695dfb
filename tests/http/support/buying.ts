import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sign } from '../../../src/adapters/demo-checkout/signature.ts';
import type { Answer, Question } from '../../support/asking.ts';
import type { Person, School } from '../../support/school.ts';

/** The calls of somebody who buys, and those of the payment service. */
export function buying(school: School) {
  const post = (path: string, as: Person, body: unknown = {}) => school.ask('POST', `/api${path}`, { as, body });
  const idIn = (answer: Answer): string =>
    String((answer.json as { url?: string }).url)
      .split('/')
      .at(-1) ?? '';

  return {
    start: (as: Person, body: object) => post('/payment/create-checkout-session', as, body),
    coupon: (as: Person, body: object) => post('/payment/coupon', as, body),
    pay: (as: Person, checkoutId: string) => post(`/payment/demo/${checkoutId}/pay`, as),
    cancel: (as: Person, checkoutId: string) => post(`/payment/demo/${checkoutId}/cancel`, as),
    page: (as: Person, checkoutId: string) => school.ask('GET', `/api/payment/demo/${checkoutId}`, { as }),
    confirm: (as: Person, checkoutId: string, courseId: string) =>
      school.ask('GET', `/api/payment/success?session_id=${checkoutId}&course_id=${courseId}`, { as }),
    atCardPage: async (as: Person, courseId: string, more: object = {}) =>
      idIn(await post('/payment/create-checkout-session', as, { courseId, ...more })),
    owned: async (as: Person): Promise<string[]> =>
      ((await school.ask('GET', '/api/auth/me', { as })).json as { user: { purchasedCourses: string[] } }).user
        .purchasedCourses,

    /** The money is taken, and no message of it reaches us. */
    payUnnoticed: (checkoutId: string) =>
      school.db('demo_checkouts').where({ id: checkoutId }).update({ status: 'paid' }),
    webhook: (question: Question) => school.ask('POST', '/api/payment/webhook', question),
    /** As the payment service sends it. */
    async message(checkoutId: string): Promise<Question> {
      const body = JSON.stringify({ type: 'checkout.paid', checkoutId });
      const { payment } = JSON.parse(await readFile(join(school.settings.dataDir, 'secrets.json'), 'utf8')) as {
        payment: string;
      };
      return { body, headers: { 'stripe-signature': sign(payment, Buffer.from(body), new Date()) } };
    },
    async receiptsTo(person: Person) {
      await school.drainJobs();
      return school.db('mails').where({ to: person.email }).where('key', 'like', 'receipt:%').select('*');
    },
  };
}
