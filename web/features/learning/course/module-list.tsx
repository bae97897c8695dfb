import { ChevronsUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { WeekReply } from '../../../../src/wire/catalog.ts';
import { moduleLabel } from '../../../course/outline.ts';
import { useMedia } from '../../../platform/media.ts';
import { COURSE, LEARNING } from '../../../text/copy/learning.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { ModuleChip } from '../curriculum.tsx';
import { type ProgressByItem, type Tally, tallyOf } from '../progress-by-item.ts';
import styles from './course.module.css';

interface ModuleListProps {
  weeks: readonly WeekReply[];
  chosen: WeekReply;
  progress: ProgressByItem;
  onChoose: (weekNumber: number) => void;
}

/** The modules of a course. Where they do not fit beside the days, the chosen one opens a sheet with all of them. */
export function ModuleList({ weeks, chosen, progress, onChoose }: ModuleListProps) {
  const isNarrow = useMedia('(max-width: 979px)');
  const [isOpen, setOpen] = useState(false);
  // The focus goes on to the first day of a chosen module, not back to the button.
  const isChosen = useRef(false);
  const list = (
    <ul className={styles.list}>
      {weeks.map((week) => (
        <li key={week.id}>
          <ModuleButton
            week={week}
            tally={tallyOf(week, progress)}
            isChosen={week === chosen}
            onChoose={() => choose(week.weekNumber)}
          />
        </li>
      ))}
    </ul>
  );
  function choose(weekNumber: number) {
    isChosen.current = true;
    setOpen(false);
    onChoose(weekNumber);
  }

  function open() {
    isChosen.current = false;
    setOpen(true);
  }

  if (!isNarrow)
    return (
      <nav className={styles.modules} aria-label={COURSE.modules}>
        {list}
      </nav>
    );
  return (
    <>
      <button type="button" className={styles.select} aria-haspopup="dialog" onClick={open}>
        <ModuleFacts week={chosen} tally={tallyOf(chosen, progress)} />
        <VisuallyHidden>{COURSE.changeModule}</VisuallyHidden>
        <ChevronsUpDown className={styles.arrows} size={20} aria-hidden="true" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={COURSE.modules}
        isSheet
        returnsFocus={() => !isChosen.current}
      >
        {list}
      </Dialog>
    </>
  );
}

interface ModuleButtonProps {
  week: WeekReply;
  tally: Tally;
  isChosen: boolean;
  onChoose: () => void;
}

function ModuleButton({ week, tally, isChosen, onChoose }: ModuleButtonProps) {
  return (
    <button type="button" className={styles.module} aria-current={isChosen || undefined} onClick={onChoose}>
      <ModuleFacts week={week} tally={tally} />
    </button>
  );
}

/** A module's tooth, its label and how far it is done. */
function ModuleFacts({ week, tally }: Pick<ModuleButtonProps, 'week' | 'tally'>) {
  return (
    <>
      <ModuleChip weekNumber={week.weekNumber} tally={tally} />
      <span className={styles.moduleWords}>
        <span>{moduleLabel(week)}</span>
        <span className={styles.count}>{LEARNING.doneOf(tally.done, tally.total)}</span>
      </span>
    </>
  );
}
