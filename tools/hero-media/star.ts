import { STAR_NOTCH } from '../../web/art/art.ts';
import { type Canvas, PALETTE } from './canvas.ts';

/** The edge of one eighth of the star, from a point to the notch beside it: where it starts, and its unit normal. */
const NOTCH = { x: STAR_NOTCH * Math.SQRT1_2, y: STAR_NOTCH * Math.SQRT1_2 };
const EDGE = Math.hypot(1 - NOTCH.x, NOTCH.y);
const NORMAL = { x: NOTCH.y / EDGE, y: (1 - NOTCH.x) / EDGE };

/** Draws a four-pointed star with its glow; unlit it stays a quiet gold mark. */
export function drawStar(canvas: Canvas, centre: { x: number; y: number }, radius: number, light: number): void {
  const far = Math.ceil(radius * 4.2);
  const size = radius * (0.9 + 0.14 * light);
  const [middleX, middleY] = [Math.round(centre.x), Math.round(centre.y)];
  for (let y = middleY - far; y <= middleY + far; y++) {
    for (let x = middleX - far; x <= middleX + far; x++) {
      const [dx, dy] = [x + 0.5 - centre.x, y + 0.5 - centre.y];
      const away = Math.hypot(dx, dy) / far;
      if (away >= 1) continue;
      canvas.shine(x, y, PALETTE.gold, light * halo(away));
      const inside = Math.min(1, Math.max(0, 0.5 - outside(dx, dy, size)));
      if (inside > 0) {
        canvas.cover(x, y, PALETTE.deep, inside);
        canvas.cover(x, y, PALETTE.gold, inside * (0.5 + 0.5 * light));
        canvas.cover(x, y, PALETTE.ivory, inside * light * Math.max(0, 1.15 - away * 3.2));
      }
    }
  }
}

/** Bright near the star, zero at the rim. */
const halo = (away: number) => (1 - away) ** 2 * (0.1 + 0.5 * Math.exp(-22 * away * away));

/**
 * Returns the signed distance to the star's edge in pixels, negative inside. By symmetry only the eighth below the
 * right point is computed.
 */
function outside(dx: number, dy: number, radius: number): number {
  const x = Math.max(Math.abs(dx), Math.abs(dy));
  const y = Math.min(Math.abs(dx), Math.abs(dy));
  return (x - radius) * NORMAL.x + y * NORMAL.y;
}
