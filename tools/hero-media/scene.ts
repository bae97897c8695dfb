import { SQUEEZE } from '../../web/art/art.ts';
import { Canvas, PALETTE, SIZE } from './canvas.ts';
import { CUSPS } from './molar.ts';
import type { Moment } from './moment.ts';
import { drawRelief } from './relief.ts';
import { drawStar } from './star.ts';

/** Right of 45 % of the width, rings included: leaves room for a headline at the left. */
export const TOOTH = { x: 900, y: 360, radius: 246 } as const;
const STAR_RADIUS = 21;
const BREATH = 0.018;

/** Draws any moment of the loop. Reused for all frames: the ground is painted once. */
export class Scene {
  readonly #ground = ground();
  readonly #canvas = new Canvas();

  /** Returns RGB rows. */
  picture(moment: Moment): Buffer {
    const radius = TOOTH.radius * (1 + BREATH * moment.breath);
    this.#canvas.copyFrom(this.#ground);
    drawRelief(this.#canvas, moment, { ...TOOTH, radius });
    for (const [index, cusp] of CUSPS.entries()) {
      const at = { x: TOOTH.x + cusp.u * radius, y: TOOTH.y + cusp.v * radius * SQUEEZE };
      drawStar(this.#canvas, at, STAR_RADIUS * cusp.scale, moment.stars[index] ?? 0);
    }
    return this.#canvas.bytes();
  }
}

/** Dark ground with a teal glow behind the tooth, which ends before the edges: the page's own dark continues. */
function ground(): Canvas {
  const canvas = new Canvas();
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      canvas.cover(x, y, PALETTE.ground, 1);
      const away = Math.hypot(x - TOOTH.x, y - TOOTH.y) / 360;
      if (away < 1) canvas.cover(x, y, PALETTE.deep, 0.5 * (1 - away * away) ** 2);
    }
  }
  return canvas;
}
