import { GROOVE_ENDS, molarPoint, SQUEEZE, STARS, starPath } from '../../../web/art/art.ts';
import { each } from './markup.ts';

export type Molar = { readonly x: number; readonly y: number; readonly radius: number };

const DEGREE = Math.PI / 180;
/** Formats with one decimal, always written: the committed pictures were drawn from exactly these numbers. */
const tenths = (value: number): string => value.toFixed(1);

/** Returns the outline in steps of two degrees. Lobes shallower than the mark's keep wide rings round. */
export function molarOutline(x: number, y: number, radius: number, lobeDepth: number): string {
  const points = Array.from({ length: 180 }, (_, index) => {
    const point = molarPoint({ x, y }, radius, index * 2 * DEGREE, lobeDepth);
    return `${tenths(point.x)} ${tenths(point.y)}`;
  });
  return `M${points.join('L')}Z`;
}

export function groove({ x, y, radius }: Molar): string {
  return GROOVE_ENDS.map((end) => `M${x} ${y}L${x + end.x * radius} ${y + end.y * radius}`).join('');
}

/** Returns a four-pointed star as an SVG element. */
export const star = (x: number, y: number, size: number): string => `<path d="${starPath({ x, y }, size, tenths)}"/>`;

/** The Southern Cross on the five cusps. `size` is that of a large star. */
export function stars({ x, y, radius }: Molar, size: number): string {
  return each(STARS, ({ degrees, distance, scale }) => {
    const [across, down] = [Math.cos(degrees * DEGREE), SQUEEZE * Math.sin(degrees * DEGREE)];
    return star(x + distance * radius * across, y + distance * radius * down, size * scale);
  });
}
