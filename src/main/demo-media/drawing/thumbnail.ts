import { each } from './markup.ts';
import { moduleNumbers, toothBox } from './teeth.ts';
import { toothRow, toothRowWidth } from './tooth-art.ts';

export type Hue = { readonly ground: string; readonly glow: string; readonly line: string; readonly star: string };

export const thumbnailSize = { width: 1200, height: 675 } as const;

/** A molar from above among its contour lines, a star on each of its five cusps, and the row of seven teeth. */
export function thumbnailSvg({ ground, glow, line, star }: Hue): string {
  const { width, height } = thumbnailSize;
  const molar = { x: 600, y: 270, radius: 152 };
  const rings = Array.from({ length: 22 }, (_, index) => index + 1);
  const opacity = (ring: number) => (0.62 * (1 - ring / 23) ** 1.3).toFixed(3);
  const rowScale = 0.98;
  const rowLeft = (width - toothRowWidth(moduleNumbers.length) * rowScale) / 2;
  const rowTop = height - toothBox.height * rowScale - 44;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><radialGradient id="glow" cx="${molar.x}" cy="${molar.y}" r="640" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient>
    <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${ground}" stop-opacity="0"/><stop offset=".86" stop-color="${ground}" stop-opacity=".94"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#glow)"/>
    <g fill="none" stroke="${line}" stroke-width="1.5">${each(rings, (ring) => `<path d="${molarOutline(molar.x, molar.y, molar.radius + ring * (13 + ring * 0.7), 0.075 * 0.94 ** ring)}" stroke-opacity="${opacity(ring)}"/>`)}</g>
    <path d="${molarOutline(molar.x, molar.y, molar.radius, 0.075)}" fill="${ground}" fill-opacity=".55" stroke="${line}" stroke-width="4"/>
    <path d="${groove(molar)}" fill="none" stroke="${line}" stroke-opacity=".8" stroke-width="3.5" stroke-linecap="round"/>
    <g fill="${star}">${each(cusps, ({ degrees, distance, scale }) => starAt(molar, degrees, distance, 27 * scale))}</g>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
    <g transform="translate(${rowLeft} ${rowTop}) scale(${rowScale})">${toothRow(moduleNumbers, () => `fill="${line}" fill-opacity=".16" stroke="${line}" stroke-width="2.4"`)}</g></svg>`;
}

type Molar = { readonly x: number; readonly y: number; readonly radius: number };

/** The Southern Cross on a lower first molar: five cusps, the distal one small. */
const cusps = [
  { degrees: -128, distance: 0.7, scale: 1 },
  { degrees: -50, distance: 0.68, scale: 1 },
  { degrees: 22, distance: 0.66, scale: 0.62 },
  { degrees: 84, distance: 0.62, scale: 0.95 },
  { degrees: 158, distance: 0.66, scale: 1 },
];

/** A five-lobed polar curve. `depth` above 0.08 turns the molar into a starfish. */
function molarOutline(x: number, y: number, radius: number, depth: number): string {
  const points = Array.from({ length: 180 }, (_, index) => {
    const angle = (index * Math.PI) / 90;
    const reach = radius * (1 - depth / 2 + depth * Math.cos(5 * (angle + (128 * Math.PI) / 180)) + 0.03 * Math.cos(2 * angle) + 0.018 * Math.sin(3 * angle));
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + 0.92 * reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

function groove({ x, y, radius }: Molar): string {
  const ends = [[-0.41, -0.48], [0.41, -0.44], [-0.04, 0.63]] as const;
  return ends.map(([across, down]) => `M${x} ${y}L${x + across * radius} ${y + down * radius}`).join('');
}

function starAt({ x, y, radius }: Molar, degrees: number, distance: number, size: number): string {
  const angle = (degrees * Math.PI) / 180;
  const points = Array.from({ length: 8 }, (_, index) => {
    const reach = index % 2 ? size * 0.32 : size;
    const turn = (index * Math.PI) / 4 - Math.PI / 2;
    return `${(x + distance * radius * Math.cos(angle) + reach * Math.cos(turn)).toFixed(1)} ${(y + 0.92 * distance * radius * Math.sin(angle) + reach * Math.sin(turn)).toFixed(1)}`;
  });
  return `<path d="M${points.join('L')}Z"/>`;
}
