import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEAVY_KILOBITS } from '../../../../src/domain/media/literals.ts';
import {
  inOrderOfMaking,
  SOUND_ALONE,
  type StepSource,
  sizeOfStep,
  stepsFor,
} from '../../../../src/domain/media/renditions/steps.ts';

const LIGHT = { 720: 1150, 480: 700, 360: 420, 240: 230 } as const;
const light = (...heights: (keyof typeof LIGHT)[]) => heights.map((height) => [height, LIGHT[height]]);
const of = (width: number, height: number, source: Partial<StepSource> = {}) =>
  stepsFor({ width, height }, { isRare: false, kilobits: 8000, hasSound: false, ...source }).map((step) => [
    step.height,
    step.kilobits,
  ]);

describe('stepsFor', () => {
  it.each([
    ['a film in 4K', 3840, 2160, light(720, 480, 360, 240)],
    ['a telephone held upright', 1080, 1920, light(720, 480, 360, 240)],
    ['one whose picture is as large as a step', 1280, 720, light(720, 480, 360, 240)],
    ['one between two steps', 1024, 600, light(480, 360, 240)],
    ['one below every step', 321, 199, [[198, 230]]],
  ])('gives %s that is heavy lighter steps', (_what, width, height, steps) => {
    expect(of(width, height)).toEqual(steps);
  });

  it('goes by bits and not by the picture: no step has nearly as many as the source', () => {
    expect(of(1920, 1080, { kilobits: 1300 })).toEqual(light(480, 360, 240));
    expect(of(1920, 1080, { kilobits: 1380 })).toEqual(light(720, 480, 360, 240));
    expect(of(640, 360, { kilobits: 1300 })).toEqual(light(360, 240));
  });

  it.each([
    ['a film in 4K', 3840, 2160, [[1080, 5049], ...light(720, 480, 360, 240)]],
    ['a screen of a laptop', 1440, 900, [[900, 3837], ...light(720, 480, 360, 240)]],
    ['a film in HD', 1280, 720, [[720, 2753], ...light(480, 360, 240)]],
    ['an old camera', 640, 480, [[480, 1528], ...light(360, 240)]],
    ['a single pixel', 1, 1, [[2, 230]]],
  ])('gives %s that no browser plays one that stands in for it, and lighter ones', (_what, width, height, steps) => {
    expect(of(width, height, { isRare: true })).toEqual(steps);
    expect(of(width, height, { isRare: true, kilobits: undefined })).toEqual(steps);
  });

  it('gives what stands in for a rare one no more bits than that has', () => {
    expect(of(1920, 1080, { isRare: true, kilobits: 600.5 })).toEqual([[1080, 600], ...light(360, 240)]);
    expect(of(1920, 1080, { isRare: true, kilobits: 0.1 })).toEqual([[1080, 230]]);
  });

  it('adds sound alone where there is any', () => {
    expect(of(640, 480, { hasSound: true }).at(-1)).toEqual([SOUND_ALONE, 48]);
  });

  it('gives whatever there is at least one even step, best first, each with clearly fewer bits, none above it', () => {
    const side = fc.integer({ min: 2, max: 10_000 });
    const heavy = fc.integer({ min: HEAVY_KILOBITS + 1, max: 100_000 });
    fc.assert(
      fc.property(side, side, heavy, fc.boolean(), (width, height, kilobits, isRare) => {
        const steps = stepsFor({ width, height }, { isRare, kilobits, hasSound: false });
        expect(steps.length).toBeGreaterThanOrEqual(1);
        let above = isRare ? kilobits + 1 : kilobits / 1.2;
        for (const step of steps) {
          expect(step.kilobits).toBeLessThanOrEqual(above);
          above = step.kilobits / 1.2;
          expect(step.height).toBeLessThanOrEqual(Math.min(width, height));
          const size = sizeOfStep({ width, height }, step.height);
          expect(Math.min(size.width, size.height)).toBe(step.height);
          expect([size.width % 2, size.height % 2]).toEqual([0, 0]);
        }
      }),
    );
  });
});

it('the smallest picture is made first, then sound', () => {
  const steps = stepsFor({ width: 1920, height: 1080 }, { isRare: false, kilobits: 8000, hasSound: true });
  expect(inOrderOfMaking(steps).map(({ height }) => height)).toEqual([240, SOUND_ALONE, 360, 480, 720]);
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
