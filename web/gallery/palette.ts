import tokens from '../styles/tokens.css?raw';

export type ThemeName = 'light' | 'dark';

const SELECTORS: Record<ThemeName, string> = { light: ':root', dark: '[data-theme="dark"]' };

/** Returns a theme's colour tokens as `#rrggbb`, parsed from the style sheet, so that this page is never outdated. */
export function palette(theme: ThemeName): ReadonlyMap<string, string> {
  const from = tokens.indexOf(`${SELECTORS[theme]} {`);
  const rule = tokens.slice(from, tokens.indexOf('}', from));
  return new Map(
    [...rule.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{6})\s*;/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const linear = (byte: number) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2.2 contrast ratio of two `#rrggbb` colours. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
