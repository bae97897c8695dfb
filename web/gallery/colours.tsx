import type { CSSProperties } from 'react';
import { contrast } from './contrast.ts';
import { palette, type ThemeName } from './palette.ts';
import { Specimen } from './specimen.tsx';
import styles from './colours.module.css';

/** Words or edge, on ground: the pairs that components use. */
const PAIRS: readonly [string, string][] = [
  ['ink', 'bg'],
  ['ink', 'surface'],
  ['ink', 'shade'],
  ['muted', 'bg'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['primary', 'bg'],
  ['primary', 'primary-soft'],
  ['on-primary', 'primary'],
  ['link', 'surface'],
  ['accent', 'accent-soft'],
  ['gold', 'shade'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['on-danger', 'danger'],
  ['field', 'surface'],
  ['focus', 'bg'],
];

const painted = (ground: string, words?: string) =>
  ({ '--ground': `var(--${ground})`, '--words': words && `var(--${words})` }) as CSSProperties;

export function ColourSpecimens({ theme }: { theme: ThemeName }) {
  const colours = palette(theme);
  return (
    <>
      <Specimen name="Tokens" layout="grid">
        {[...colours].map(([name, value]) => (
          <div key={name} className={styles.token}>
            <span className={styles.chip} style={painted(name)} />
            <span>
              {name}
              <code className={styles.value}>{value}</code>
            </span>
          </div>
        ))}
      </Specimen>
      <Specimen name="Pairs and their contrast" layout="grid">
        {PAIRS.map(([words, ground]) => (
          <div key={`${words} ${ground}`} className={styles.pair} style={painted(ground, words)}>
            <span className={styles.letters} aria-hidden="true">
              Aa
            </span>
            <span className={styles.ratio}>
              {contrast(colours.get(words) ?? '', colours.get(ground) ?? '').toFixed(1)}
            </span>
            <span className={styles.names}>
              {words} on {ground}
            </span>
          </div>
        ))}
      </Specimen>
    </>
  );
}
