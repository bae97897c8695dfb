import { expect, it } from 'vitest';
import { LevenNearestName } from '../../src/adapters/leven/nearest-name.ts';

const CLUSTERS = ['Professionalism and health promotion', 'c1', 'Clinical treatment and evaluation', 'c4'];

it.each([
  ['Profesionalism', 'Professionalism and health promotion'],
  ['clinical treatmnt', 'Clinical treatment and evaluation'],
  ['C3', 'c1'],
])('takes %j for the nearest name', (name, meant) =>
  expect(new LevenNearestName().nearest(name, CLUSTERS)).toBe(meant),
);

it('answers also where nothing is near, and a name that is far too long', () => {
  const names = new LevenNearestName();
  expect(names.nearest('', CLUSTERS)).toBe(CLUSTERS[0]);
  expect(CLUSTERS).toContain(names.nearest('x'.repeat(100_000), CLUSTERS));
  expect(names.nearest('x', [])).toBe('');
});
