import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { shareOf, type Tally } from '../places.ts';
import styles from './module-chip.module.css';

/** A module's own tooth, filled as far as the module is done. Decorative: say the numbers beside it. */
export function ModuleChip({ weekNumber, tally, size = 34 }: { weekNumber: number; tally: Tally; size?: number }) {
  return (
    <span className={styles.chip}>
      <ToothGlyph moduleNumber={weekNumber} fill={shareOf(tally)} size={size} />
    </span>
  );
}
