import type { LiveCourseReply } from '../../../src/wire/replies/catalog.ts';
import type { CheckoutReply } from '../../../src/wire/replies/enrolment.ts';
import { ask } from './people.ts';

export async function liveCourse(origin: string, title: string): Promise<LiveCourseReply> {
  const { body } = await ask<LiveCourseReply[]>(origin, '/user/courses/live');
  const course = body.find((one) => one.title === title);
  if (!course) throw new Error(`There is no live course ${title}.`);
  return course;
}

/** Opens a checkout by the API and answers its id. */
export async function openCheckout(origin: string, token: string, courseId: string): Promise<string> {
  const { status, body } = await ask<CheckoutReply>(origin, '/payment/create-checkout-session', {
    token,
    body: { courseId },
  });
  if (status !== 200) throw new Error(`The checkout answered ${status}.`);
  return body.url.split('/').at(-1) ?? '';
}

/** Buys without a browser: as if on another device. */
export async function buyDirectly(
  origin: string,
  token: string,
  title = 'ADC Part 1 Sprint',
): Promise<{ courseId: string; checkoutId: string }> {
  const { id: courseId } = await liveCourse(origin, title);
  const checkoutId = await openCheckout(origin, token, courseId);
  const { status } = await ask(origin, `/payment/demo/${checkoutId}/pay`, { method: 'POST', body: {}, token });
  if (status !== 200) throw new Error(`Paying answered ${status}.`);
  return { courseId, checkoutId };
}
