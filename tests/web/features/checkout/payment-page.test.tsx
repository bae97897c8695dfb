import { fireEvent, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { M } from '../../../../src/wire/messages.ts';
import { clearCookie } from '../../../../web/api/cookies.ts';
import { PaymentPage } from '../../../../web/features/checkout/payment-page.tsx';
import * as leaving from '../../../../web/features/checkout/redirect.ts';
import { suggestedCountry } from '../../../../web/features/checkout/suggested-country.ts';
import { PAYMENT } from '../../../../web/text/copy/checkout.ts';
import { REFUND } from '../../../../web/text/copy/program.ts';
import { liveCourse } from '../support/courses.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { expectSaid } from '../support/said.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const TERM = { durationMonths: 10, accessUntil: '2027-09-22T13:59:59.999Z', endsAt: null };
const QUOTE = 'POST /payment/coupon';
const CHECKOUT = 'POST /payment/create-checkout-session';
const left: unknown[] = [];

beforeEach(() => {
  signIn();
  sessionStorage.clear();
  left.length = 0;
  vi.spyOn(leaving, 'redirectTo').mockImplementation((url) => typeof url === 'string' && left.push(url) > 0);
  server.on('GET /user/courses/live', { body: [liveCourse('a')] });
  server.on(QUOTE, ({ body }) => {
    const valid = (body as { coupon?: string }).coupon?.toUpperCase() === 'TENTH';
    return {
      body: {
        valid,
        price: 499,
        discount: valid ? 49.9 : 0,
        total: valid ? 449.1 : 499,
        title: 'The real title',
        ...TERM,
        suggestedCountries: ['AU'],
      },
    };
  });
});
afterEach(() => vi.restoreAllMocks());

const open = (query = '?courseId=a&title=Written&price=1') =>
  show(
    <Routes>
      <Route path="/payment" element={<PaymentPage />} />
      <Route path="*" element={null} />
    </Routes>,
    `/payment${query}`,
  );
type Shown = ReturnType<typeof open>;
const coupon = (page: Shown) => page.getByRole('textbox', { name: 'Coupon code' });
async function applyCoupon(page: Shown, code: string): Promise<void> {
  await page.user.type(coupon(page), `${code}{Enter}`);
}
const total = (page: Shown) => page.getByText('Total').parentElement?.textContent;

describe('what is shown', () => {
  it('shows the address at once and the server’s price and title afterwards', async () => {
    const page = open();
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Written');
    expect(total(page)).toBe('Total$1.00AUD');
    expect(await page.findByRole('heading', { level: 1, name: 'The real title' })).toBeTruthy();
    expect(total(page)).toBe('Total$499.00AUD');
  });

  it('says what this course has, and nothing more', async () => {
    const page = open();
    expect(await page.findByText('14 recorded videos, subject by subject')).toBeTruthy();
    expect(page.getByText('A structured program of 5 months.')).toBeTruthy();
    expect(page.queryByText(/mock exam|study material/i)).toBeNull();
  });

  it('says the amount again beside the button, and what follows the payment', async () => {
    const page = open();
    await page.findByRole('heading', { level: 1, name: 'The real title' });
    expect(page.getByRole('button', { name: M.proceedToPayment }).parentElement?.textContent).toContain('$499.00AUD');
    expect(page.getByText(PAYMENT.receiptTo(student().email))).toBeTruthy();
    expect(page.getByRole('link', { name: REFUND.line }).getAttribute('href')).toBe('/Tnc#financial-commitment');
  });

  it('shows an address that was never confirmed large, with a way to change it, and lets its owner pay', async () => {
    signIn(student([], { isEmailConfirmed: false }));
    const page = open();
    await page.findByRole('heading', { level: 1, name: 'The real title' });
    const address = within(page.getByRole('region', { name: 'Your email address' }));
    expect(address.getByText(student().email)).toBeTruthy();
    expect(address.getByText('Is this right?')).toBeTruthy();
    expect(address.getByRole('link', { name: 'Change it' }).getAttribute('href')).toBe('/profile');
    expect(page.getByRole('button', { name: M.proceedToPayment })).toHaveProperty('disabled', false);
  });

  it('asks nothing about an address that is confirmed', async () => {
    const page = open();
    await page.findByRole('heading', { level: 1, name: 'The real title' });
    expect(page.queryByText('Is this right?')).toBeNull();
  });

  it('has the coupon field open, after the total and before the button', () => {
    const page = open();
    const follows = (one: Element, other: Element) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(follows(page.getByText('Total'), coupon(page))).toBe(true);
    expect(follows(coupon(page), page.getByRole('button', { name: M.proceedToPayment }))).toBe(true);
  });

  it('has the defaults of the specification', () => {
    server.on(QUOTE, 'never');
    const page = open('?courseId=a&price=abc');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe(M.defaultProgramName);
    expect(total(page)).toBe('Total$499.00AUD');
  });

  it('says which course is missing, or not for sale', async () => {
    expect(open('').getByRole('heading', { name: 'No course chosen' })).toBeTruthy();
    server.on(QUOTE, { status: 404, body: { message: 'This course is not for sale.' } });
    const page = open();
    expect(await page.findByRole('heading', { name: 'This course is not on sale' })).toBeTruthy();
    expect(page.queryByRole('button', { name: M.proceedToPayment })).toBeNull();
  });

  it('says when the price could not be confirmed, and tries again', async () => {
    server.on('GET /user/courses/live', 'no network');
    server.on(QUOTE, { status: 429, body: { message: 'Too many attempts.' } });
    const page = open();
    expect(await page.findByText(/price could not be confirmed/)).toBeTruthy();
    server.on(QUOTE, { body: { valid: false, price: 499, discount: 0, total: 499, title: 'T', ...TERM } });
    await page.user.click(page.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(total(page)).toBe('Total$499.00AUD'));
  });

  it('offers the course to whoever owns it', async () => {
    signIn(student(['a']));
    const page = open();
    expect(page.queryByRole('button', { name: M.proceedToPayment })).toBeNull();
    await page.user.click(page.getByRole('link', { name: 'Go to Course' }));
    expect(page.address()).toBe('/mycourse/a');
  });
});

describe('the coupon', () => {
  it('is applied by Enter, which does not pay', async () => {
    const page = open();
    await applyCoupon(page, 'tenth');
    expect(await page.findByText('Coupon applied. You save $49.90.')).toBeTruthy();
    expect(total(page)).toBe('Total$449.10AUD');
    expect(server.seen(CHECKOUT)).toHaveLength(0);
  });

  it('resets the discount when it is wrong', async () => {
    const page = open();
    await applyCoupon(page, 'tenth');
    await page.findByText('Coupon applied. You save $49.90.');
    await page.user.type(coupon(page), 'wrong{Enter}');
    await expectSaid(M.invalidCoupon, 'field');
    expect(total(page)).toBe('Total$499.00AUD');
  });

  it('is not asked for when nothing is written', async () => {
    const page = open();
    await page.user.click(page.getByRole('button', { name: 'Apply' }));
    expect(await page.findByText(M.invalidCoupon)).toBeTruthy();
    expect(server.seen(QUOTE)).toHaveLength(1);
  });
});

describe('a coupon that was taken', () => {
  afterEach(() => clearCookie('coupon'));
  const applied = 'Coupon applied. You save $49.90.';
  const take = async () => {
    const page = open();
    await applyCoupon(page, 'tenth');
    await page.findByText(applied);
    return page;
  };

  it('is there again after Back, for this course only', async () => {
    (await take()).unmount();
    const again = open();
    expect(await again.findByText(applied)).toBeTruthy();
    expect(total(again)).toBe('Total$449.10AUD');
    again.unmount();
    const other = open('?courseId=b');
    await other.findByRole('heading', { level: 1, name: 'The real title' });
    expect(other.queryByText(applied)).toBeNull();
  });

  it('does not come back over another one that was typed meanwhile', async () => {
    (await take()).unmount();
    let answerKept = () => {};
    const kept = new Promise<void>((resolve) => (answerKept = resolve));
    server.on(QUOTE, async ({ body }) => {
      const code = (body as { coupon?: string }).coupon;
      if (code === 'tenth') await kept;
      const discount = code === 'tenth' ? 49.9 : code === 'fifth' ? 99.8 : 0;
      return { body: { valid: discount > 0, price: 499, discount, total: 499 - discount, title: 'T', ...TERM } };
    });
    const page = open();
    await applyCoupon(page, 'fifth');
    await page.findByText('Coupon applied. You save $99.80.');
    answerKept();
    await kept;
    await new Promise((settled) => setTimeout(settled));
    expect(total(page)).toBe('Total$399.20AUD');
  });

  it('is forgotten when it is taken off', async () => {
    const page = await take();
    await page.user.click(page.getByRole('button', { name: 'Remove coupon' }));
    page.unmount();
    const again = open();
    await again.findByRole('heading', { level: 1, name: 'The real title' });
    expect(again.queryByText(applied)).toBeNull();
    expect(total(again)).toBe('Total$499.00AUD');
  });

  it('comes along from a link, until it is taken off', async () => {
    document.cookie = 'coupon=tenth; path=/';
    const page = open();
    expect(await page.findByText(applied)).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Remove coupon' }));
    page.unmount();
    const again = open();
    await again.findByRole('heading', { level: 1, name: 'The real title' });
    expect(again.queryByText(applied)).toBeNull();
  });

  it('of a link that does not count here is told so, and not called wrong: it may be right for another course', async () => {
    document.cookie = 'coupon=other; path=/';
    const page = open();
    expect(await page.findByText(PAYMENT.linkCouponNot('other'))).toBeTruthy();
    expect(page.queryByText(M.invalidCoupon)).toBeNull();
    expect(total(page)).toBe('Total$499.00AUD');
  });

  it.each([
    ['the limit', { status: 429, body: { message: 'Too many attempts.' } }],
    ['a failure', { status: 503, body: { message: 'Not now.' } }],
    ['no network', 'no network' as const],
  ])('is not dropped by %s: it is told, tried again, and nothing is charged meanwhile', async (_what, trouble) => {
    const answer = (body: object) => ({
      body: { title: 'T', price: 499, ...TERM, suggestedCountries: ['AU'], ...body },
    });
    let isBack = false;
    server.on(QUOTE, ({ body }) => {
      const code = (body as { coupon?: string }).coupon;
      if (code === undefined) return answer({ valid: false, discount: 0, total: 499 });
      return isBack ? answer({ valid: true, discount: 49.9, total: 449.1 }) : trouble;
    });
    document.cookie = 'coupon=tenth; path=/';
    const page = open();
    expect(await page.findByText(PAYMENT.couponUnchecked('tenth'))).toBeTruthy();
    const button = page.getByRole('button', { name: M.proceedToPayment });
    await page.user.click(button);
    await page.findByText(PAYMENT.couponUnchecked('tenth'));
    isBack = true;
    await page.user.click(button);
    expect(await page.findByText(applied)).toBeTruthy();
    expect(total(page)).toBe('Total$449.10AUD');
    // The total that is charged has stood there before it is.
    expect(server.seen(CHECKOUT)).toHaveLength(0);
  });

  it('that could not be checked is taken off by its buyer alone, who then pays the total', async () => {
    server.on(CHECKOUT, { body: { url: 'http://localhost/demo-checkout/1' } });
    server.on(QUOTE, ({ body }) => {
      const isTried = (body as { coupon?: string }).coupon !== undefined;
      const whole = {
        valid: false,
        price: 499,
        discount: 0,
        total: 499,
        title: 'T',
        ...TERM,
        suggestedCountries: ['AU'],
      };
      return isTried ? 'no network' : { body: whole };
    });
    document.cookie = 'coupon=tenth; path=/';
    const page = open();
    await page.findByText(PAYMENT.couponUnchecked('tenth'));
    await page.user.click(page.getByRole('button', { name: 'Remove coupon' }));
    expect(document.activeElement).toBe(coupon(page));
    await page.user.click(page.getByRole('button', { name: M.proceedToPayment }));
    await waitFor(() => expect(server.seen(CHECKOUT)[0]?.body).toMatchObject({ total: 499 }));
    expect(server.seen(CHECKOUT)[0]?.body).not.toHaveProperty('coupon');
  });

  it('that makes the order free stays in sight, can be taken off, and keeps the focus', async () => {
    server.on(QUOTE, ({ body }) => {
      const valid = (body as { coupon?: string }).coupon !== undefined;
      return {
        body: {
          valid,
          price: 499,
          discount: valid ? 499 : 0,
          total: valid ? 0 : 499,
          title: 'T',
          ...TERM,
          suggestedCountries: ['AU'],
        },
      };
    });
    const page = open();
    await applyCoupon(page, 'gift');
    expect(await page.findByText('Coupon applied. You save $499.00.')).toBeTruthy();
    expect(page.getByText('GIFT')).toBeTruthy();
    expect(page.getByRole('button', { name: PAYMENT.enrolFree })).toBeTruthy();
    expect(document.activeElement).toBe(coupon(page));
    await page.user.click(page.getByRole('button', { name: 'Remove coupon' }));
    expect(document.activeElement).toBe(coupon(page));
    expect(total(page)).toBe('Total$499.00AUD');
  });

  it('says why it does not count where that gives nothing away', async () => {
    server.on(QUOTE, {
      body: { valid: false, couponReason: 'ended', price: 499, discount: 0, total: 499, title: 'T', ...TERM },
    });
    const page = open();
    await applyCoupon(page, 'tenth');
    await expectSaid(M.invalidCoupon, 'field');
    expect(page.getByText('This coupon has ended.')).toBeTruthy();
  });

  it('says so when it is not good any more', async () => {
    (await take()).unmount();
    server.on(QUOTE, { body: { valid: false, price: 499, discount: 0, total: 499, title: 'The real title', ...TERM } });
    const again = open();
    expect(await again.findByText(M.invalidCoupon)).toBeTruthy();
    expect(total(again)).toBe('Total$499.00AUD');
  });
});

describe('paying', () => {
  const pay = (page: Shown) => page.user.click(page.getByRole('button', { name: M.proceedToPayment }));

  it('begins with the one country that is suggested, and sends the one that is chosen', async () => {
    server.on(QUOTE, {
      body: { valid: false, price: 499, discount: 0, total: 499, title: 'T', ...TERM, suggestedCountries: ['PH'] },
    });
    server.on(CHECKOUT, { body: { url: 'http://localhost/demo-checkout/1' } });
    const page = open();
    await waitFor(() => expect(page.getByDisplayValue('Philippines')).toBeTruthy());
    await page.user.selectOptions(page.getByLabelText('Your country'), 'New Zealand');
    await page.user.click(page.getByRole('button', { name: M.proceedToPayment }));
    await waitFor(() => expect(server.seen(CHECKOUT)[0]?.body).toMatchObject({ courseId: 'a', country: 'NZ' }));
  });

  it('asks for the country where nothing suggests one, and does not go on without it', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    server.on(QUOTE, {
      body: { valid: false, price: 499, discount: 0, total: 499, title: 'T', ...TERM, suggestedCountries: [] },
    });
    server.on(CHECKOUT, { body: { url: 'http://localhost/demo-checkout/1' } });
    const page = open();
    expect(await page.findByDisplayValue('Choose your country')).toBeTruthy();
    await pay(page);
    expect(await page.findByText('Please choose your country.')).toBeTruthy();
    expect(server.seen(CHECKOUT)).toHaveLength(0);
    await page.user.selectOptions(page.getByLabelText('Your country'), 'India');
    expect(page.queryByText('Please choose your country.')).toBeNull();
    await pay(page);
    await waitFor(() => expect(server.seen(CHECKOUT)[0]?.body).toMatchObject({ country: 'IN' }));
  });

  it.each([
    [['IN'], ['en-AU'], 'IN'],
    [['US', 'CA'], ['en', 'fr-CA'], 'CA'],
    [['US', 'CA'], ['en-AU'], ''],
    [[], ['en-IN', 'en-AU'], 'IN'],
    [[], ['en-001', 'ar-EG'], 'EG'],
    [[], ['en'], ''],
    [[], [], ''],
  ])('with %j of the server and %j of the browser begins with %j', (suggested, languages, country) => {
    expect(suggestedCountry(suggested, languages)).toBe(country);
  });

  it('sends the course and the applied coupon, and leaves', async () => {
    server.on(CHECKOUT, { body: { url: 'http://localhost/demo-checkout/1' } });
    const page = open();
    await applyCoupon(page, 'tenth');
    await page.findByText('Coupon applied. You save $49.90.');
    await pay(page);
    await waitFor(() => expect(left).toEqual(['http://localhost/demo-checkout/1']));
    const { origin } = window.location;
    expect(server.seen(CHECKOUT)[0]?.body).toEqual({
      courseId: 'a',
      coupon: 'tenth',
      country: 'AU',
      total: 449.1,
      successUrl: `${origin}/payment-success`,
      cancelUrl: `${origin}/payment-cancel`,
    });
  });

  it('stays busy while leaving, and wakes up when Back shows it again', async () => {
    server.on(CHECKOUT, { body: { url: 'http://localhost/x' } });
    const page = open();
    await pay(page);
    const busy = await page.findByRole('button', { name: M.processing });
    await page.user.click(busy);
    expect(server.seen(CHECKOUT)).toHaveLength(1);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await page.findByRole('button', { name: M.proceedToPayment })).toBeTruthy();
  });

  it.each([
    [
      'a refusal',
      { status: 503, body: { message: 'The payment service is down.' } },
      M.checkoutNotStarted('The payment service is down.'),
    ],
    ['an answer without an address', { body: {} }, M.checkoutNotStarted('')],
    ['an answer with an error', { body: { error: 'No url today' } }, M.checkoutNotStarted('No url today')],
    ['silence', 'no network' as const, M.somethingWentWrongPlease],
    ['a lost session', { status: 401, body: { message: 'Please login first' } }, M.loginFirst],
  ])('has the specification’s words for %s', async (_what, answer, sentence) => {
    server.on(CHECKOUT, answer);
    const page = open();
    await pay(page);
    await expectSaid(sentence, 'failure toast');
    expect(page.getByRole('button', { name: M.proceedToPayment })).toHaveProperty('disabled', false);
  });

  it('shows the way to a course that is owned already', async () => {
    server.on(CHECKOUT, { status: 409, body: { message: 'You already own this course.' } });
    const page = open();
    await pay(page);
    expect(await page.findByText('You already own this course.')).toBeTruthy();
    expect(page.getByRole('link', { name: 'Go to Course' })).toBeTruthy();
  });

  it('shows the new total and asks again when the price has changed', async () => {
    const message = 'The price has changed since you saw it.';
    server.on(CHECKOUT, { status: 409, body: { message, code: 'enrolment/price-changed' } });
    const page = open();
    await page.findByRole('heading', { level: 1, name: 'The real title' });
    server.on(QUOTE, { body: { valid: false, price: 599, discount: 0, total: 599, title: 'T', ...TERM } });
    await pay(page);
    await expectSaid(message, 'failure toast');
    await waitFor(() => expect(total(page)).toBe('Total$599.00AUD'));
    expect(left).toEqual([]);
  });

  it('takes a coupon off that is no longer valid', async () => {
    server.on(CHECKOUT, () => {
      server.on(QUOTE, { body: { valid: false, price: 499, discount: 0, total: 499, title: 'T', ...TERM } });
      return { status: 422, body: { message: M.invalidCoupon, fields: { coupon: M.invalidCoupon } } };
    });
    const page = open();
    await applyCoupon(page, 'tenth');
    await page.findByText('Coupon applied. You save $49.90.');
    await pay(page);
    expect(await page.findByText(M.invalidCoupon)).toBeTruthy();
    expect(total(page)).toBe('Total$499.00AUD');
  });
});
