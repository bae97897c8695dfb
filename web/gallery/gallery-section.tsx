import { GALLERY } from '../text/copy/gallery.ts';
import type { Section } from './sections.ts';
import styles from './gallery-section.module.css';

const THEMES = ['light', 'dark'] as const;

/** A heading with its anchor, and the same specimens in both themes. */
export function GallerySection({ id, Specimens }: Section) {
  const [title, note] = GALLERY.sections[id];
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={styles.note}>{note}</p>
      <div className={styles.themes}>
        {THEMES.map((theme) => (
          <div key={theme} className={styles.panel} data-theme={theme} data-panel={theme}>
            <p className={styles.theme}>{GALLERY[theme]}</p>
            <Specimens theme={theme} />
          </div>
        ))}
      </div>
    </section>
  );
}
