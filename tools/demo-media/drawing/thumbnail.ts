import { TOOTH_BOX } from '../../../web/art/teeth.ts';
import { each } from './markup.ts';
import { groove, molarOutline, stars } from './molar-art.ts';
import { moduleNumbers, toothRow, toothRowWidth } from './tooth-art.ts';

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
  const rowTop = height - TOOTH_BOX.height * rowScale - 44;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><radialGradient id="glow" cx="${molar.x}" cy="${molar.y}" r="640" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient>
    <linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset=".62" stop-color="${ground}" stop-opacity="0"/><stop offset=".86" stop-color="${ground}" stop-opacity=".94"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#glow)"/>
    <g fill="none" stroke="${line}" stroke-width="1.5">${each(rings, (ring) => `<path d="${molarOutline(molar.x, molar.y, molar.radius + ring * (13 + ring * 0.7), 0.075 * 0.94 ** ring)}" stroke-opacity="${opacity(ring)}"/>`)}</g>
    <path d="${molarOutline(molar.x, molar.y, molar.radius, 0.075)}" fill="${ground}" fill-opacity=".55" stroke="${line}" stroke-width="4"/>
    <path d="${groove(molar)}" fill="none" stroke="${line}" stroke-opacity=".8" stroke-width="3.5" stroke-linecap="round"/>
    <g fill="${star}">${stars(molar, 27)}</g>
    <rect width="${width}" height="${height}" fill="url(#shade)"/>
    <g transform="translate(${rowLeft} ${rowTop}) scale(${rowScale})">${toothRow(moduleNumbers, () => `fill="${line}" fill-opacity=".16" stroke="${line}" stroke-width="2.4"`)}</g></svg>`;
}
