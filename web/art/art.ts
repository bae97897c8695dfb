/**
 * All our drawings as SVG path strings, shared by React, the favicon and the pictures made by `tools`. The molar is a
 * lower first molar (FDI 36) seen from above: five cusps, each with a star of the Southern Cross.
 */
const DEGREE = Math.PI / 180;
const round = (value: number, steps = 100) => Math.round(value * steps) / steps;

export interface Point {
  x: number;
  y: number;
}

/** The crown is slightly wider than high. */
export const SQUEEZE = 0.92;

/** Returns a point of the outline with its five lobes. A depth above 0.08 turns the tooth into a starfish. */
export function molarPoint(centre: Point, radius: number, turn: number, lobeDepth = 0.08): Point {
  const lobes = lobeDepth * Math.cos(5 * (turn + 128 * DEGREE));
  const skew = 0.03 * Math.cos(2 * turn) + 0.018 * Math.sin(3 * turn);
  const r = radius * (1 - lobeDepth / 2 + lobes + skew);
  return { x: centre.x + r * Math.cos(turn), y: centre.y + SQUEEZE * r * Math.sin(turn) };
}

/** Above this radius one decimal is enough, which shortens a page of contours by a third. */
const LARGE_RADIUS = 50;

/** Returns a closed outline. Quadratic curves through midpoints keep it smooth with few points. */
export function molarPath(centre: Point, radius: number, points = 60): string {
  const short = (value: number) => round(value, radius < LARGE_RADIUS ? 100 : 10);
  const ring = Array.from({ length: points }, (_, i) => molarPoint(centre, radius, (i / points) * 2 * Math.PI));
  const middle = (a: Point, b: Point) => `${short((a.x + b.x) / 2)} ${short((a.y + b.y) / 2)}`;
  const at = (i: number) => ring[i % points] as Point;
  const curves = ring.map((point, i) => `Q${short(point.x)} ${short(point.y)} ${middle(point, at(i + 1))}`);
  return `M${middle(at(points - 1), at(0))}${curves.join('')}Z`;
}

/** Ends of the fissure, in radii from the centre. */
export const GROOVE_ENDS: readonly Point[] = [
  { x: -0.41, y: -0.48 },
  { x: 0.41, y: -0.44 },
  { x: -0.04, y: 0.63 },
];

/** Returns the Y-shaped fissure: three strokes from the centre. */
export function groovePath(centre: Point, radius: number): string {
  return GROOVE_ENDS.map(
    (end) =>
      `M${round(centre.x)} ${round(centre.y)}L${round(centre.x + end.x * radius)} ${round(centre.y + end.y * radius)}`,
  ).join('');
}

/** Distance of the notches from the star's centre, relative to its points. */
export const STAR_NOTCH = 0.32;

/** Returns a four-pointed star. `short` formats a coordinate. */
export function starPath(centre: Point, radius: number, short: (value: number) => number | string = round): string {
  const corners = Array.from({ length: 8 }, (_, i) => {
    const r = radius * (i % 2 ? STAR_NOTCH : 1);
    const turn = (i - 2) * 45 * DEGREE;
    return `${short(centre.x + r * Math.cos(turn))} ${short(centre.y + r * Math.sin(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

/**
 * Positions of the five stars: angle, distance from the centre, scale. The distal one, like Epsilon Crucis, is small.
 */
export const STARS = [
  { degrees: -128, distance: 0.7, scale: 1 },
  { degrees: -50, distance: 0.68, scale: 1 },
  { degrees: 22, distance: 0.66, scale: 0.62 },
  { degrees: 84, distance: 0.62, scale: 0.95 },
  { degrees: 158, distance: 0.66, scale: 1 },
] as const;

/** Returns a path per star, clockwise, the small one third. */
export function starPaths(centre: Point, radius: number, starRadius: number): string[] {
  return STARS.map(({ degrees, distance, scale }) => {
    const reach = distance * radius;
    const at = {
      x: centre.x + reach * Math.cos(degrees * DEGREE),
      y: centre.y + SQUEEZE * reach * Math.sin(degrees * DEGREE),
    };
    return starPath(at, starRadius * scale);
  });
}

/** Returns concentric molar outlines, like contour lines, outermost first. */
export function contourRings(centre: Point, radius: number, count: number): string[] {
  return Array.from({ length: count }, (_, i) => molarPath(centre, radius * (1 - i / count), 40));
}
