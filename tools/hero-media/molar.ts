import { molarPoint, SQUEEZE, STARS } from '../../web/art/art.ts';

/**
 * The lower first molar (FDI 36) seen from above, as a landscape. `u` and `v` count in radii from the centre of the
 * tooth, `v` downwards. Outline and stars follow the mark in "The mark and the seven teeth" of the visual direction.
 */
const DEGREE = Math.PI / 180;
const CENTRE = { x: 0, y: 0 };

/** One star of the Southern Cross on each cusp, clockwise from the upper left; the distal one, the third, is small. */
export const CUSPS = STARS.map(({ degrees, distance, scale }) => ({
  u: distance * Math.cos(degrees * DEGREE),
  v: distance * Math.sin(degrees * DEGREE),
  scale,
}));

/** The Y-shaped fissure, from the centre to these ends: shorter than the mark's, since it is carved and not drawn. */
const GROOVES = [
  { u: -0.25, v: -0.29 },
  { u: 0.25, v: -0.27 },
  { u: -0.024, v: 0.36 },
];

/** Returns the relative distance: 0 at the centre, 1 on the outline. */
export function reach(u: number, v: number): number {
  const rim = molarPoint(CENTRE, 1, Math.atan2(v, u));
  return Math.hypot(u, v) / Math.hypot(rim.x, rim.y / SQUEEZE);
}

/** Returns the height of the chewing surface: 0 on the outline and beyond, about 1 on the highest cusp. */
export function height(u: number, v: number, out: number): number {
  if (out >= 1) return 0;
  let top = 0.4;
  for (const cusp of CUSPS) {
    const width = 0.12 + 0.1 * cusp.scale;
    top += (0.2 + 0.42 * cusp.scale) * bell(Math.hypot(u - cusp.u, v - cusp.v), width);
  }
  let grooves = 0;
  for (const end of GROOVES) grooves += bell(distanceToGroove(u, v, end), 0.085) ** 3;
  // A compromise: the sum digs a pit where the three meet, and the maximum alone leaves creases.
  const fissure = Math.cbrt(grooves);
  const fossa = bell(Math.hypot(u, v), 0.34);
  return (top - 0.17 * fissure - 0.1 * fossa) * (1 - smoothstep(0.72, 1, out));
}

/** Returns 0 on a star and 1 beside it: contour lines stop before they cross a star. */
export function clearOfStars(u: number, v: number): number {
  let clear = 1;
  for (const cusp of CUSPS) clear *= smoothstep(0.07, 0.1, Math.hypot(u - cusp.u, v - cusp.v) / cusp.scale ** 0.5);
  return clear;
}

function distanceToGroove(u: number, v: number, end: { u: number; v: number }): number {
  const along = (u * end.u + v * end.v) / (end.u ** 2 + end.v ** 2);
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(u - share * end.u, v - share * end.v);
}

const bell = (distance: number, width: number) => Math.exp(-(distance * distance) / (2 * width * width));

export function smoothstep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
