import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderIdFrom, receiptNumber } from '../../../src/domain/enrolment/order.ts';
import { shop } from './shop.ts';

const random = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('base64url'));

it('a receipt number can be read out: no mark, and no letter that looks like a digit', () => {
  fc.assert(
    fc.property(random, (text) => {
      const id = orderIdFrom(text);
      expect(receiptNumber({ id }, 'Cusp')).toMatch(/^CUSP-[2-9A-HJ-NP-Z]{10}$/);
      expect(id).toHaveLength(text.length);
      // A letter of the code keeps five of its six bits, and the rest all of them.
      expect(id.slice(10)).toBe(text.slice(10));
    }),
  );
});

it('every letter of the code comes as often as any other', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const made = [...letters].map((letter) => orderIdFrom(letter)).toSorted();
  expect(new Set(made).size).toBe(32);
  expect(made.filter((letter, index) => letter !== made[index - (index % 2)])).toEqual([]);
});

it('a number of before stays what it is', () => {
  expect(receiptNumber({ id: 'a_0-oIl1xyzREST' }, 'Cusp')).toBe('CUSP-A_0-OIL1XY');
});

it.each([
  ['Cusp', 'CUSP'],
  ['  Molar School', 'MOLAR'],
  ['Zahnärzte am See', 'ZAHNARZT'],
  ["O'Brien & Sons", 'OBRIEN'],
  ['Ｄｒ. 2-Day Course', 'DR'],
  ['3M\u00a0Dental', '3M'],
  ['Стоматолог', 'ORDER'],
  ['=1+1', '11'],
  ['–', 'ORDER'],
  ['', 'ORDER'],
])('a receipt of %j begins with %s', (schoolName, prefix) => {
  expect(receiptNumber({ id: 'abcdefghijklmn' }, schoolName)).toBe(`${prefix}-ABCDEFGHIJ`);
});

it('a school of any name has a prefix that every search and table takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(receiptNumber({ id: 'abcdefghijklmn' }, name)).toMatch(/^[A-Z0-9]{1,8}-ABCDEFGHIJ$/);
    }),
  );
});

it('an order gets such a number', async () => {
  const { start, stores } = await shop();
  await start();
  const [order] = await stores.orders.listOf('ada');
  expect(order && receiptNumber(order, 'Cusp')).toMatch(/^CUSP-[2-9A-HJ-NP-Z]+$/);
});
