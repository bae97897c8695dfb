import { ToothGlyph } from '../../art/tooth-glyph.tsx';
import { HOME } from '../../text/copy/home.ts';
import { CURRICULUM } from '../../text/curriculum.ts';
import { Card } from '../../ui/card.tsx';
import styles from './curriculum-teeth.module.css';

/** The seven modules as the seven teeth of a quadrant. */
export function CurriculumTeeth() {
  return (
    <ol className={styles.teeth}>
      {CURRICULUM.map((title, i) => (
        <Card as="li" key={title} className={styles.tooth}>
          <ToothGlyph moduleNumber={i + 1} size={64} />
          <span className={styles.number}>{HOME.moduleNumber(i + 1)}</span>
          <h3 className={styles.title}>{title}</h3>
        </Card>
      ))}
    </ol>
  );
}
