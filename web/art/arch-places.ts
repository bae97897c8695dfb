import { TOOTH_BOX } from './teeth.ts';

export const ARCH = { width: 536, height: 264, x: 268, y: 286, radius: 210 } as const;

/** A full quadrant: seven modules and the exam. */
const QUADRANT = 8;
const SPREAD_DEGREES = 142;

export interface ArchPlace {
  /** Puts a tooth of `TOOTH_BOX` on the arch, its crown outward. */
  transform: string;
  /** Where its number stands, outside the crown. */
  label: { x: number; y: number };
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** The places of `count` teeth on half a circle, from left to right. More than a quadrant makes them smaller, fewer leaves them together. */
export function archPlaces(count: number): ArchPlace[] {
  const scale = Math.min(1, QUADRANT / count);
  const step = Math.min(SPREAD_DEGREES / (QUADRANT - 1), SPREAD_DEGREES / Math.max(1, count - 1));
  const labelRadius = ARCH.radius + (TOOTH_BOX.height / 2) * scale + 10;
  return Array.from({ length: count }, (_, index) => {
    const degrees = (index - (count - 1) / 2) * step;
    const radians = (degrees * Math.PI) / 180;
    const at = (radius: number) => ({
      x: rounded(ARCH.x + radius * Math.sin(radians)),
      y: rounded(ARCH.y - radius * Math.cos(radians)),
    });
    const { x, y } = at(ARCH.radius);
    return {
      transform: `translate(${x} ${y}) rotate(${rounded(degrees)}) scale(${rounded(scale * 100) / 100}) translate(${-TOOTH_BOX.width / 2} ${-TOOTH_BOX.height / 2})`,
      label: at(labelRadius),
    };
  });
}
