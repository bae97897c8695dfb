import { expect, it } from 'vitest';
import { ARCH, archPlaces } from '../../../web/art/teeth-arch.tsx';

it.each([1, 2, 8, 20])('keeps the numbers of %s teeth on the paper, from left to right', (count) => {
  const places = archPlaces(count);
  expect(places).toHaveLength(count);
  const across = places.map(({ label }) => label.x);
  expect(across).toEqual([...across].sort((a, b) => a - b));
  for (const { label } of places) {
    expect(label.x).toBeGreaterThan(0);
    expect(label.x).toBeLessThan(ARCH.width);
    expect(label.y).toBeGreaterThan(0);
    expect(label.y).toBeLessThan(ARCH.height);
  }
});

it('leaves a quadrant in its size and makes more teeth smaller', () => {
  expect(archPlaces(8)[0]?.transform).toContain('scale(1)');
  expect(archPlaces(16)[0]?.transform).toContain('scale(0.5)');
});
