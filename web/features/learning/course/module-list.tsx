import { ChevronsUpDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { WeekReply } from '../../../../src/wire/catalog.ts';
import { COURSE, LEARNING } from '../../../text/copy/learning.ts';
import { Button } from '../../../ui/button.tsx';
import { ModuleChip } from '../curriculum/module-chip.tsx';
import { moduleLabel } from '../outline.ts';
import { tallyOf } from '../places.ts';
import type { Places } from '../places.ts';
import styles from './module-list.module.css';

export interface ModuleListProps {
  weeks: readonly WeekReply[];
  chosen: WeekReply;
  places: Places;
  onChoose: (weekNumber: number) => void;
}

/** The modules of a course. On a phone only the chosen one shows until the list is opened. */
export function ModuleList({ weeks, chosen, places, onChoose }: ModuleListProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const choose = (weekNumber: number) => {
    setOpen(false);
    onChoose(weekNumber);
  };
  return (
    <nav className={styles.modules} aria-label={COURSE.modules}>
      <ul id={list} className={styles.list} data-open={isOpen || undefined}>
        {weeks.map((week) => {
          const tally = tallyOf(week, places);
          return (
            <li key={week.id} data-chosen={week === chosen || undefined}>
              <button type="button" className={styles.module} aria-current={week === chosen || undefined} onClick={() => choose(week.weekNumber)}>
                <ModuleChip weekNumber={week.weekNumber} tally={tally} />
                <span className={styles.words}>
                  <span>{moduleLabel(week)}</span>
                  <span className={styles.count}>{LEARNING.doneOf(tally.done, tally.total)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {weeks.length > 1 && (
        <div className={styles.more}>
          <Button variant="quiet" size="small" full icon={<ChevronsUpDown size={18} />} aria-expanded={isOpen} aria-controls={list} onClick={() => setOpen(!isOpen)}>
            {isOpen ? COURSE.hideModules : COURSE.changeModule}
          </Button>
        </div>
      )}
    </nav>
  );
}
