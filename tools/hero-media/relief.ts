import { SQUEEZE } from '../../web/art/art.ts';
import { type Canvas, PALETTE, SIZE } from './canvas.ts';
import { clearOfStars, height, reach, smoothstep } from './molar.ts';
import type { Moment } from './moment.ts';

interface Tooth {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Bounding box of the tooth and its rings. */
const LEFT = 564;
const WIDTH = 680;
const CONTOURS = 12;
const RING_GAP = 0.085;
const RINGS = 3;
const SWEEP_WIDTH = 150;
const SWEEP_LEAN = 0.42;

const heights = new Float32Array(WIDTH * SIZE.height);
const reaches = new Float32Array(WIDTH * SIZE.height);

/** Draws the tooth as a map: contour lines inside, echoes of the outline around it, light from the sweep. */
export function drawRelief(canvas: Canvas, moment: Moment, tooth: Tooth): void {
  survey(tooth);
  for (let y = 1; y < SIZE.height - 1; y++) {
    for (let column = 1; column < WIDTH - 1; column++) {
      const at = y * WIDTH + column;
      const out = reaches[at]!;
      if (out > 1 + RING_GAP * (RINGS + 0.5)) continue;
      const x = LEFT + column;
      const beam = bell((x + SWEEP_LEAN * y - moment.sweep) / SWEEP_WIDTH);
      if (out < 1) drawSurface(canvas, x, y, at, moment, beam, tooth);
      drawRings(canvas, x, y, at, moment, beam);
    }
  }
}

function survey(tooth: Tooth): void {
  for (let y = 0; y < SIZE.height; y++) {
    const v = (y + 0.5 - tooth.y) / (tooth.radius * SQUEEZE);
    for (let column = 0; column < WIDTH; column++) {
      const u = (LEFT + column + 0.5 - tooth.x) / tooth.radius;
      const out = reach(u, v);
      reaches[y * WIDTH + column] = out;
      heights[y * WIDTH + column] = height(u, v, out);
    }
  }
}

function drawSurface(
  canvas: Canvas,
  x: number,
  y: number,
  at: number,
  moment: Moment,
  beam: number,
  tooth: Tooth,
): void {
  const level = heights[at]!;
  const slopeX = (heights[at + 1]! - heights[at - 1]!) / 2;
  const slopeY = (heights[at + WIDTH]! - heights[at - WIDTH]!) / 2;
  // Light from the upper left: slopes facing away stay dark.
  const facing = Math.min(1, Math.max(0, 0.35 + 45 * (slopeX + 0.6 * slopeY)));
  canvas.shine(x, y, PALETTE.line, 0.03 + 0.07 * level + 0.05 * facing + beam * (0.07 + 0.32 * facing));

  const step = level * CONTOURS + 0.3 * moment.drift;
  const steepness = CONTOURS * Math.hypot(slopeX, slopeY);
  const nearest = Math.round(step);
  const pixelsAway = Math.abs(step - nearest) / Math.max(steepness, 0.004);
  const isIndex = nearest % 4 === 0;
  const line = stroke(pixelsAway, isIndex ? 0.75 : 0.5);
  if (line === 0) return;
  // On the plain between two grooves, a line would be as wide as the plain.
  const strength = (isIndex ? 0.72 : 0.36) * smoothstep(0.012, 0.04, steepness) * (1 + beam);
  const clear = clearOfStars((x + 0.5 - tooth.x) / tooth.radius, (y + 0.5 - tooth.y) / (tooth.radius * SQUEEZE));
  canvas.cover(x, y, PALETTE.line, line * clear * Math.min(1, strength));
}

function drawRings(canvas: Canvas, x: number, y: number, at: number, moment: Moment, beam: number): void {
  const out = reaches[at]!;
  const steepness = Math.hypot(reaches[at + 1]! - reaches[at - 1]!, reaches[at + WIDTH]! - reaches[at - WIDTH]!) / 2;
  const rim = stroke(Math.abs(out - 1) / steepness, 1.1);
  canvas.cover(x, y, PALETTE.line, rim * (0.9 + 0.1 * beam));
  const gap = RING_GAP * (1 + 0.1 * moment.drift);
  const ring = Math.round((out - 1) / gap);
  if (ring < 1 || ring > RINGS) return;
  const line = stroke(Math.abs(out - 1 - ring * gap) / steepness, 0.5);
  canvas.cover(x, y, PALETTE.line, line * (0.3 * 0.66 ** (ring - 1) + 0.35 * beam * 0.7 ** ring));
}

/** Returns a pixel's coverage by a line at this distance. */
const stroke = (pixelsAway: number, halfWidth: number) => Math.min(1, Math.max(0, halfWidth + 0.5 - pixelsAway));

const bell = (distance: number) => Math.exp(-distance * distance);
