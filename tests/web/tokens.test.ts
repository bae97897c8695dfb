import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../web/gallery/palette.ts';

const web = join(import.meta.dirname, '../../web');
const css = readFileSync(join(web, 'styles/tokens.css'), 'utf8');

/** The colour tokens of the first rule with this selector. */
function palette(selector: string): Record<string, string> {
  const from = css.indexOf(`${selector} {`);
  const block = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{6})\b/g)].map(([, name, value]) => [name, value]),
  );
}

const themes = { light: palette(':root'), dark: palette('[data-theme="dark"]') };
const AA_TEXT = 4.5;
const AA_SHAPE = 3;

/** Pair, light, dark: the figures of the visual direction, to one decimal. */
const PROMISED: readonly [string, string, number, number][] = [
  ['ink', 'bg', 15.3, 16.4],
  ['ink', 'shade', 15, 13.5],
  ['muted', 'bg', 6.3, 9.6],
  ['muted', 'sunken', 5.8, 9.8],
  ['primary', 'bg', 7, 10.6],
  ['on-primary', 'primary', 7.5, 9.6],
  ['primary', 'primary-soft', 6, 7],
  ['accent', 'surface', 5.7, 8.2],
  ['accent', 'accent-soft', 4.7, 7.4],
  ['link', 'surface', 8.1, 8.7],
  ['success', 'success-soft', 5.8, 8.1],
  ['warning', 'warning-soft', 6.2, 8.8],
  ['danger', 'danger-soft', 5.7, 7.6],
  ['gold', 'shade', 4.9, 8.9],
  ['field', 'surface', 3.7, 4.6],
  ['focus', 'bg', 7.5, 13],
];

/** Pairs that the components use beside the table. */
const ALSO_TEXT: readonly [string, string][] = [
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink', 'danger-soft'],
  ['ink', 'warning-soft'],
  ['ink', 'success-soft'],
  ['ink', 'primary-soft'],
  ['muted', 'surface'],
  ['muted', 'primary-soft'],
  ['primary', 'surface'],
  ['primary', 'sunken'],
  ['link', 'bg'],
  ['link', 'sunken'],
  ['link', 'shade'],
  ['danger', 'surface'],
  ['danger', 'bg'],
  ['success', 'surface'],
  ['warning', 'surface'],
  ['on-danger', 'danger'],
  ['on-accent', 'accent'],
  ['on-primary', 'primary-hover'],
];

describe.each(Object.entries(themes))('the %s tokens', (theme, colours) => {
  const ratio = (one: string, other: string) => contrast(colours[one] ?? '', colours[other] ?? '');

  it.each(PROMISED)('keep the promised contrast of %s on %s', (one, other, light, dark) => {
    expect(Math.abs(ratio(one, other) - (theme === 'light' ? light : dark))).toBeLessThan(0.11);
    expect(ratio(one, other)).toBeGreaterThanOrEqual(one === 'field' || one === 'focus' ? AA_SHAPE : AA_TEXT);
  });

  it.each(ALSO_TEXT)('let %s be read on %s', (one, other) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(['bg', 'surface', 'sunken', 'shade'])('show the focus ring on %s', (ground) => {
    expect(ratio('focus', ground)).toBeGreaterThanOrEqual(AA_SHAPE);
  });
});

it('has every colour in both themes', () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
});

it('are the only ones that a style reads, beside those that the browser code sets', () => {
  const texts = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|tsx?)$/.test(name))
    .map((name) => [name, readFileSync(join(web, name), 'utf8')] as const);
  // Set by a rule, by `style={{ '--x': … }}` or by `setProperty('--x', …)`.
  const known = new Set(
    texts.flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)['"]?[:,]/g)].map(([, name]) => name)),
  );
  const unknown = texts.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !known.has(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
