import { expect, it } from 'vitest';
import { array, object } from 'yup';
import { check } from '../../src/wire/check.ts';
import { text } from '../../src/wire/strict-text.ts';

const body = object({ name: text('A name.').required(), rows: array().of(object({ name: text('A name.') })) });

it.each(['toString', 'constructor', 'hasOwnProperty', '__proto__'])(
  'a field called %s is one too many, in a row of a list as at the top',
  async (odd) => {
    const sent = JSON.parse(`{"name":"a","${odd}":1,"rows":[{"name":"b","${odd}":"x"},{}]}`) as object;
    expect(await check(body, sent)).toEqual({ value: { name: 'a', rows: [{ name: 'b' }, {}] } });
  },
);

it('rows that are none are refused by their schema', async () => {
  for (const rows of ['x', 5, [5], [[]], [null]])
    expect(await check(body, { name: 'a', rows }), JSON.stringify(rows)).toHaveProperty('fields');
});
