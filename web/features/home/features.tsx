import { ChartGlyph, FilmGlyph, PaperGlyph, TapeGlyph } from '../../art/feature-glyphs.tsx';
import { HOME } from '../../text/copy/home.ts';
import { Card } from '../../ui/card.tsx';
import styles from './features.module.css';

const GLYPHS = [ChartGlyph, FilmGlyph, PaperGlyph, TapeGlyph];

/** What the school does, in four drawings. */
export function Features() {
  return (
    <ul className={styles.features}>
      {HOME.features.map(({ title, line }, i) => {
        const Glyph = GLYPHS[i];
        return (
          <Card as="li" key={title} padding="none" className={styles.feature}>
            <div className={styles.plate}>{Glyph && <Glyph />}</div>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.line}>{line}</p>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}
