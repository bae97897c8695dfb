import { describe, expect, it } from 'vitest';
import { layoutOf } from '../../../web/ui/charts/layout.ts';

const points = (values: readonly number[], label = 'Mar') =>
  values.map((value, i) => ({ key: String(i), label, title: label, value }));
const format = (value: number) => `$${value}`;

describe('the layout of a chart', () => {
  it('finds each step again under the pointer, from edge to edge', () => {
    const layout = layoutOf({ points: points([1, 2, 3, 4, 5, 6, 7]), format }, 400);
    for (let i = 0; i < 7; i += 1) expect(layout.indexAt(layout.x(i))).toBe(i);
    expect([layout.indexAt(-50), layout.indexAt(5000)]).toEqual([0, 6]);
  });

  it('draws zero on the axis and more above less', () => {
    const { y, bottom, top } = layoutOf({ points: points([0, 50, 97]), format }, 400);
    expect(y(0)).toBe(bottom);
    expect(y(50)).toBeGreaterThan(y(97));
    expect(y(97)).toBeGreaterThanOrEqual(top);
  });

  it('has whole ticks where halves mean nothing, and a scale where there is nothing', () => {
    expect(layoutOf({ points: points([1]), format, isWhole: true }, 400).ticks.map(({ value }) => value)).toEqual([
      0, 1,
    ]);
    expect(layoutOf({ points: points([0, 0]), format, isWhole: true }, 400).ticks.map(({ value }) => value)).toEqual([
      0, 1,
    ]);
  });

  it('has a line of zero above the bottom where something is below it', () => {
    const layout = layoutOf({ points: points([100, -50]), format }, 400);
    expect(layout.baseline).toBeGreaterThan(layout.y(100));
    expect(layout.y(-50)).toBeGreaterThan(layout.baseline);
    expect(layout.y(-50)).toBeLessThanOrEqual(layout.bottom);
    expect(layoutOf({ points: points([100, 0]), format }, 400).baseline).toBe(layout.bottom);
  });

  it.each([320, 480, 900])('keeps labels apart and inside at %i px, the newest always among them', (width) => {
    const layout = layoutOf(
      {
        points: points(
          Array.from({ length: 30 }, (_, i) => i),
          '22 Nov',
        ),
        format,
      },
      width,
    );
    const shown = Array.from({ length: 30 }, (_, i) => i).filter(layout.isLabelled);
    expect(shown.at(-1)).toBe(29);
    const half = '22 Nov'.length * 4;
    for (const [i, index] of shown.entries()) {
      expect(layout.labelX(index) + half).toBeLessThanOrEqual(width);
      if (i > 0) expect(layout.labelX(index) - layout.labelX(shown[i - 1] ?? 0)).toBeGreaterThanOrEqual(2 * half);
    }
  });
});
