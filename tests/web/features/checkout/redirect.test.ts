import { describe, expect, it } from 'vitest';
import { orderAddress } from '../../../../web/features/checkout/payment-page.tsx';
import { redirectTo } from '../../../../web/features/checkout/redirect.ts';

describe('leaving for the payment service', () => {
  it.each([undefined, null, '', 7, {}, 'javascript:alert(1)', 'data:text/html,x', 'http://'])('refuses %s', (url) => {
    expect(redirectTo(url)).toBe(false);
  });
});

describe('the order in the address', () => {
  const read = (query: string) => orderAddress(new URLSearchParams(query));

  it.each(['', 'price=', 'price=abc', 'price=-1', 'price=NaN', 'price=1e9', 'price=0x10', 'price=1.234'])(
    'knows no price in "%s"',
    (query) => {
      expect(read(query).price).toBe(499);
    },
  );

  it('takes course, title and price', () => {
    expect(read('courseId=a&title=Gum+%26+bone&price=12.5')).toEqual({
      courseId: 'a',
      title: 'Gum & bone',
      price: 12.5,
    });
  });
});
