import type { CSSProperties } from 'react';
import type { BlockReply, InlineReply } from '../../src/wire/replies/rich-text.ts';
import { TrayDrawing } from '../art/empty-drawings.tsx';
import { GALLERY } from '../text/copy/gallery.ts';
import { CURRICULUM } from '../text/curriculum.ts';
import { RichText } from '../ui/rich-text.tsx';
import { Message, VisuallyHidden } from '../ui/text.tsx';
import { contrast, palette, type ThemeName } from './palette.ts';
import { Specimen } from './specimen.tsx';
import styles from './foundations.module.css';

/** Foreground and background pairs used by components. */
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

const STEPS = [
  ['h1', '34 to 60', CURRICULUM[0]],
  ['h2', '26 to 36', CURRICULUM[3]],
  ['h3', '21', CURRICULUM[5]],
  ['body', '17 / 1.55', GALLERY.sampleLong],
  ['small', '15', GALLERY.sampleLong],
  ['mono', '13', 'MODULE 01 · 1.3 · 12:41 · FDI 36 · 0O 1lI'],
] as const;

const words = (text: string): InlineReply => ({ text, isStrong: false, isEm: false });
const paragraph = (...inlines: InlineReply[]): BlockReply => ({ kind: 'paragraph', inlines });
const modules = (start: number | null, from: number, ...inner: BlockReply[]): BlockReply => ({
  kind: 'list',
  start,
  items: CURRICULUM.slice(from, from + 2).map((title) => [paragraph(words(title)), ...inner]),
});
const RICH_TEXT: BlockReply[] = [
  paragraph(
    words(`${GALLERY.sampleLong}\n`),
    { text: CURRICULUM[0], isStrong: true, isEm: false },
    words(', '),
    { text: CURRICULUM[1], isStrong: false, isEm: true },
    words('.'),
  ),
  modules(null, 0, modules(9, 2)),
  {
    kind: 'table',
    head: CURRICULUM.map((title) => [words(title)]),
    rows: [CURRICULUM.map((_, n) => [words(`${n + 1}`)])],
  },
  { kind: 'figure', id: 'tray' },
  paragraph(words(GALLERY.sample)),
];

export function TypeSpecimens() {
  return (
    <>
      {STEPS.map(([step, sizePx, words]) => (
        <Specimen key={step} name={`${step} · ${sizePx} px`} layout="stack">
          <p className={styles[step]}>{words}</p>
        </Specimen>
      ))}
      <Specimen name="RichText · marks, lists, a table that scrolls, a figure" layout="stack">
        <RichText blocks={RICH_TEXT} renderFigure={() => <TrayDrawing />} />
      </Specimen>
      <Specimen
        name="Message: one sentence of the catalogue · VisuallyHidden before it is read, not seen"
        layout="stack"
      >
        <p>
          <VisuallyHidden>{GALLERY.title}: </VisuallyHidden>
          <Message>{GALLERY.sample}</Message> <a href="#type">{GALLERY.sections.type[0]}</a>
        </p>
      </Specimen>
    </>
  );
}
