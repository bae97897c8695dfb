import { ChevronsUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CourseModule } from '../../../api/courses.ts';
import { moduleLabel } from '../../../course/outline.ts';
import { useMedia } from '../../../platform/media.ts';
import { COURSE, LEARNING } from '../../../text/copy/learning.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { ModuleChip } from '../curriculum.tsx';
import { type ProgressByItem, type Tally, tallyOf } from '../progress-by-item.ts';
import styles from './course.module.css';

interface ModuleListProps {
  modules: readonly CourseModule[];
  chosen: CourseModule;
  progress: ProgressByItem;
  onChoose: (moduleNumber: number) => void;
}

/** Modules of a course. On narrow screens the selected one opens a sheet with all. */
export function ModuleList({ modules, chosen, progress, onChoose }: ModuleListProps) {
  const isNarrow = useMedia('(max-width: 979px)');
  const [isOpen, setOpen] = useState(false);
  // After a selection the focus moves to the module's first day, not back to the button.
  const isChosen = useRef(false);
  const list = (
    <Stack as="ul" gap="2px" className={styles.list}>
      {modules.map((module) => (
        <li key={module.id}>
          <ModuleButton
            module={module}
            tally={tallyOf(module, progress)}
            isChosen={module === chosen}
            onChoose={() => choose(module.moduleNumber)}
          />
        </li>
      ))}
    </Stack>
  );
  function choose(moduleNumber: number) {
    isChosen.current = true;
    setOpen(false);
    onChoose(moduleNumber);
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
        <ModuleFacts module={chosen} tally={tallyOf(chosen, progress)} />
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
  module: CourseModule;
  tally: Tally;
  isChosen: boolean;
  onChoose: () => void;
}

function ModuleButton({ module, tally, isChosen, onChoose }: ModuleButtonProps) {
  return (
    <button type="button" className={styles.module} aria-current={isChosen || undefined} onClick={onChoose}>
      <ModuleFacts module={module} tally={tally} />
    </button>
  );
}

/** A module's tooth, label and progress. */
function ModuleFacts({ module, tally }: Pick<ModuleButtonProps, 'module' | 'tally'>) {
  return (
    <>
      <ModuleChip moduleNumber={module.moduleNumber} tally={tally} />
      <span className={styles.moduleWords}>
        <span>{moduleLabel(module)}</span>
        <span className={styles.count}>{LEARNING.doneOf(tally.done, tally.total)}</span>
      </span>
    </>
  );
}
