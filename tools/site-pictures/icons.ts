import { each } from './drawing/markup.ts';
import { groove, molarOutline, stars } from './drawing/molar-art.ts';

const GROUND = '#0E5F57';
const CROWN = '#0A4A44';
const LINE = '#D5EBE6';
const STAR = '#FFFFFF';

/**
 * Returns the mark as a square without transparent corners (maskable icon): a device crops it, and keeps at least the
 * inner four fifths.
 */
export function fullBleedIcon(size: number, markShare: number): string {
  const middle = size / 2;
  const radius = (size * markShare) / 2;
  const molar = { x: middle, y: middle, radius };
  const rings = [1.75, 1.45, 1.2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${GROUND}"/>
    <g fill="none" stroke="${LINE}" stroke-opacity=".2" stroke-width="${size / 128}">${each(rings, (ring) => `<path d="${molarOutline(middle, middle, radius * ring, 0.07)}"/>`)}</g>
    <path d="${molarOutline(middle, middle, radius, 0.08)}" fill="${CROWN}" stroke="${LINE}" stroke-width="${size / 48}"/>
    <path d="${groove({ ...molar, radius: radius * 0.5 })}" fill="none" stroke="${LINE}" stroke-opacity=".62" stroke-width="${size / 40}" stroke-linecap="round"/>
    <g fill="${STAR}">${stars(molar, radius * 0.28)}</g></svg>`;
}
