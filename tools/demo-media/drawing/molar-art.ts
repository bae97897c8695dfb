export type Molar = { readonly x: number; readonly y: number; readonly radius: number };

/** The Southern Cross on a lower first molar: five cusps, the distal one small. */
export const cusps = [
  { degrees: -128, distance: 0.7, scale: 1 },
  { degrees: -50, distance: 0.68, scale: 1 },
  { degrees: 22, distance: 0.66, scale: 0.62 },
  { degrees: 84, distance: 0.62, scale: 0.95 },
  { degrees: 158, distance: 0.66, scale: 1 },
];

/** A five-lobed polar curve. `depth` above 0.08 turns the molar into a starfish. */
export function molarOutline(x: number, y: number, radius: number, depth: number): string {
  const points = Array.from({ length: 180 }, (_, index) => {
    const angle = (index * Math.PI) / 90;
    const reach =
      radius *
      (1 -
        depth / 2 +
        depth * Math.cos(5 * (angle + (128 * Math.PI) / 180)) +
        0.03 * Math.cos(2 * angle) +
        0.018 * Math.sin(3 * angle));
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + 0.92 * reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

export function groove({ x, y, radius }: Molar): string {
  const ends = [
    [-0.41, -0.48],
    [0.41, -0.44],
    [-0.04, 0.63],
  ] as const;
  return ends.map(([across, down]) => `M${x} ${y}L${x + across * radius} ${y + down * radius}`).join('');
}

export function starAt({ x, y, radius }: Molar, degrees: number, distance: number, size: number): string {
  const angle = (degrees * Math.PI) / 180;
  const points = Array.from({ length: 8 }, (_, index) => {
    const reach = index % 2 ? size * 0.32 : size;
    const turn = (index * Math.PI) / 4 - Math.PI / 2;
    return `${(x + distance * radius * Math.cos(angle) + reach * Math.cos(turn)).toFixed(1)} ${(y + 0.92 * distance * radius * Math.sin(angle) + reach * Math.sin(turn)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}Z"/>`;
}
