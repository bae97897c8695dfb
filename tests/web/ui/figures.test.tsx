import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { molarPath, starPaths } from '../../../web/art/art.ts';
import { hueOf } from '../../../web/art/course-art.tsx';
import { fillHeight, TOOTH_PATHS, toothPath } from '../../../web/art/teeth.ts';
import { Price } from '../../../web/ui/price.tsx';
import { ProgressBar } from '../../../web/ui/progress-bar.tsx';

it('shows whole prices without cents on cards and with them at the till', () => {
  const { container, rerender } = render(<Price amount={499} was={548.9} />);
  expect(container.textContent).toBe('$499instead of$548.90AUD');
  rerender(<Price amount={499} isExact />);
  expect(container.textContent).toBe('$499.00AUD');
});

it('strikes nothing through that was not dearer', () => {
  const { container, rerender } = render(<Price amount={499} was={499} />);
  expect(container.querySelector('s')).toBeNull();
  rerender(<Price amount={499} was={null} />);
  expect(container.querySelector('s')).toBeNull();
});

it('tells progress in words too', () => {
  render(<ProgressBar done={9} total={35} label="Course progress" />);
  const bar = screen.getByRole('progressbar', { name: 'Course progress' });
  expect([
    bar.getAttribute('aria-valuenow'),
    bar.getAttribute('aria-valuemax'),
    bar.getAttribute('aria-valuetext'),
  ]).toEqual(['9', '35', '9 of 35 done']);
});

it('survives an empty course', () => {
  const { container } = render(<ProgressBar done={0} total={0} label="Course progress" />);
  expect(container.textContent).toBe('0 of 0 done');
});

it('draws seven different teeth and begins again at the eighth', () => {
  expect(new Set(TOOTH_PATHS).size).toBe(7);
  expect(toothPath(8)).toBe(toothPath(1));
  expect([toothPath(0), toothPath(-3), toothPath(Number.NaN)]).toEqual([
    TOOTH_PATHS[0],
    TOOTH_PATHS[0],
    TOOTH_PATHS[0],
  ]);
});

it('fills a tooth between nothing and all', () => {
  expect([fillHeight(-1), fillHeight(0), fillHeight(0.5), fillHeight(2), fillHeight(Number.NaN)]).toEqual([
    0, 0, 52, 104, 0,
  ]);
});

it('draws a closed molar with five stars inside it', () => {
  const path = molarPath({ x: 24, y: 24 }, 20);
  expect(path).toMatch(/^M[\d. ]+(Q[\d. ]+)+Z$/);
  expect(starPaths({ x: 24, y: 24 }, 20, 4)).toHaveLength(5);
});

it('gives a course its own hue between teal and blue', () => {
  expect(hueOf('course-1')).toBe(hueOf('course-1'));
  const hues = Array.from({ length: 200 }, (_, i) => hueOf(`course-${i}`));
  expect(Math.min(...hues)).toBeGreaterThanOrEqual(168);
  expect(Math.max(...hues)).toBeLessThanOrEqual(236);
  expect(new Set(hues).size).toBeGreaterThan(30);
});
