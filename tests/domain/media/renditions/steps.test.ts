import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeOfStep, stepsFor } from '../../../../src/domain/media/renditions/steps.ts';

describe('stepsFor', () => {
  it.each([
    ['a film in 4K', 3840, 2160, [1080, 720, 480]],
    ['a film in full HD', 1920, 1080, [1080, 720, 480]],
    ['a telephone held upright', 1080, 1920, [1080, 720, 480]],
    ['a screen of a laptop', 1440, 900, [900, 720, 480]],
    ['a film in HD', 1280, 720, [720, 480]],
    ['one that is hardly above a step', 1280, 724, [720, 480]],
    ['one that is well above a step', 1024, 600, [600, 480]],
    ['an old camera', 640, 480, [480]],
    ['one below every step', 321, 241, [240]],
    ['a single pixel', 1, 1, [2]],
  ])('gives %s its steps', (_what, width, height, steps) => {
    expect(stepsFor({ width, height })).toEqual(steps);
  });

  it('gives whatever there is one to three even steps, best first and none above it', () => {
    const side = fc.integer({ min: 2, max: 10_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const steps = stepsFor({ width, height });
        expect(steps.length).toBeGreaterThanOrEqual(1);
        expect(steps.length).toBeLessThanOrEqual(3);
        expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => b - a));
        for (const step of steps) {
          expect(step).toBeLessThanOrEqual(Math.min(width, height));
          const size = sizeOfStep({ width, height }, step);
          expect(Math.min(size.width, size.height)).toBe(step);
          expect([size.width % 2, size.height % 2]).toEqual([0, 0]);
        }
      }),
    );
  });
});

describe('sizeOfStep', () => {
  it('keeps the shape, lying or upright', () => {
    expect(sizeOfStep({ width: 1920, height: 1080 }, 480)).toEqual({ width: 852, height: 480 });
    expect(sizeOfStep({ width: 1080, height: 1920 }, 720)).toEqual({ width: 720, height: 1280 });
  });

  it.each([537, 9999])('makes a square of a square with a side of %i', (side) => {
    expect(sizeOfStep({ width: side, height: side }, 480)).toEqual({ width: 480, height: 480 });
  });
});
