import { expect, it } from 'vitest';
import { clone, cloneDeep, deepmerge, isPlainObject, toPath } from '../../../web/forms/formik-needs.ts';

it('knows a plain object', () => {
  expect([{}, Object.create(null), [], null, new Date(), 'x', undefined].map(isPlainObject)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

it('copies one level', () => {
  const inner = { x: 1 };
  const copy = clone({ inner });
  expect(copy).toEqual({ inner: { x: 1 } });
  expect(copy.inner).toBe(inner);
  expect(clone([1, 2])).toEqual([1, 2]);
  expect([clone('x'), clone(undefined), clone(null)]).toEqual(['x', undefined, null]);
});

it('copies all the way down and shares dates', () => {
  const at = new Date(0);
  const source = { list: [{ at }], empty: undefined };
  const copy = cloneDeep(source);
  expect(copy).toEqual(source);
  expect(copy.list[0]).not.toBe(source.list[0]);
  expect(copy.list[0]?.at).toBe(at);
});

it('reads a path', () => {
  expect(toPath('days[0].title')).toEqual(['days', '0', 'title']);
  expect(toPath('email')).toEqual(['email']);
  expect(toPath(['days', 0])).toEqual(['days', '0']);
});

it('merges complaints', () => {
  expect(deepmerge.all([{ a: '1' }, {}, { b: '2' }])).toEqual({ a: '1', b: '2' });
});
