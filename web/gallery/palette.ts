import tokens from '../styles/tokens.css?raw';

export type ThemeName = 'light' | 'dark';

const SELECTORS: Record<ThemeName, string> = { light: ':root', dark: "[data-theme='dark']" };

/** The colour tokens of a theme as `#rrggbb`, read from the style sheet itself, so that this page cannot fall behind it. */
export function palette(theme: ThemeName): ReadonlyMap<string, string> {
  const from = tokens.indexOf(`${SELECTORS[theme]} {`);
  const rule = tokens.slice(from, tokens.indexOf('}', from));
  return new Map(
    [...rule.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{6})\s*;/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
