import type { WeekReply } from '../../../../src/wire/catalog.ts';
import { LEARNING } from '../../../text/copy/learning.ts';
import { ModuleChip } from '../curriculum/module-chip.tsx';
import { moduleLabel } from '../outline.ts';
import type { Tally } from '../places.ts';
import styles from './module-list.module.css';

export interface ModuleButtonProps {
  week: WeekReply;
  tally: Tally;
  isChosen: boolean;
  onChoose: () => void;
}

export function ModuleButton({ week, tally, isChosen, onChoose }: ModuleButtonProps) {
  return (
    <button type="button" className={styles.module} aria-current={isChosen || undefined} onClick={onChoose}>
      <ModuleFacts week={week} tally={tally} />
    </button>
  );
}

/** A module's tooth, its label and how far it is done. */
export function ModuleFacts({ week, tally }: Pick<ModuleButtonProps, 'week' | 'tally'>) {
  return (
    <>
      <ModuleChip weekNumber={week.weekNumber} tally={tally} />
      <span className={styles.words}>
        <span>{moduleLabel(week)}</span>
        <span className={styles.count}>{LEARNING.doneOf(tally.done, tally.total)}</span>
      </span>
    </>
  );
}
