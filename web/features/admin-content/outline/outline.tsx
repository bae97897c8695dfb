import { ChevronsUpDown } from 'lucide-react';
import { memo, type PointerEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { AdminDayReply } from '../../../../src/wire/replies/admin-catalog.ts';
import type { AdminModule } from '../../../api/admin-courses.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { dayLabel, dayTitle, itemsOf, moduleCode, moduleTitle } from '../../../course/outline.ts';
import { useMedia } from '../../../platform/media.ts';
import { COUNT, OUTLINE } from '../../../text/copy/admin-content.ts';
import { classes } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Note, Stack } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { SECTION_IDS, useBuilder } from '../builder.ts';
import { AddDayForm, AddModuleForm, OpeningForm } from './add-forms.tsx';
import moving from '../moving/moving.module.css';
import styles from './outline.module.css';

/** Hash of the command palette's link to a new module. */
const ADD_HASH = '#add-module';

/**
 * All modules, the days of the open one and of those opened by a drag, and the form for a new one. Shown as a sheet on
 * narrow screens.
 */
export function Outline({ openedByDrag }: { openedByDrag: readonly string[] }) {
  const { course, selection, drag } = useBuilder();
  const isNarrow = useMedia('(max-width: 979px)');
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === ADD_HASH);
  const hasChosen = useRef(false);
  const { module, day } = selection;

  function chooseDay(moduleNumber: number, dayNumber: number | undefined) {
    selection.choose({ moduleNumber, ...(dayNumber !== undefined && { dayNumber }) });
    if (!isNarrow || dayNumber === undefined) return;
    hasChosen.current = true;
    setOpen(false);
    requestAnimationFrame(() => document.getElementById(SECTION_IDS.day)?.focus());
  }

  const open = () => {
    hasChosen.current = false;
    setOpen(true);
  };

  const tree = (
    <>
      <Stack as="ul" gap="2px" className={styles.modules}>
        {course.modules.map((one) => (
          <ModuleBranch
            key={one.id}
            module={one}
            chosenDay={one === module ? day : undefined}
            isOpen={one === module || openedByDrag.includes(one.id)}
            onChoose={chooseDay}
            onGrab={drag}
          />
        ))}
      </Stack>
      <div className={styles.foot}>
        <OpeningForm key={hash} label={OUTLINE.addModule} isInitiallyOpen={hash === ADD_HASH}>
          {(close) => <AddModuleForm onDone={close} />}
        </OpeningForm>
      </div>
    </>
  );

  if (!isNarrow) {
    return (
      <nav className={styles.outline} aria-label={OUTLINE.modules}>
        <h2 className={styles.heading}>{OUTLINE.modules}</h2>
        {tree}
      </nav>
    );
  }
  return (
    <>
      <button type="button" className={styles.select} aria-haspopup="dialog" onClick={open}>
        {module && <ModuleFacts module={module} line={day && `${dayLabel(module, day)} ${dayTitle(day)}`} />}
        <VisuallyHidden>{OUTLINE.change}</VisuallyHidden>
        <ChevronsUpDown className={styles.arrows} size={20} aria-hidden="true" />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={OUTLINE.modules}
        isSheet
        returnsFocus={() => !hasChosen.current}
      >
        {tree}
      </Dialog>
    </>
  );
}

interface ModuleBranchProps {
  module: AdminModule;
  isOpen: boolean;
  chosenDay: AdminDayReply | undefined;
  /** Without a day: the module's first one. */
  onChoose: (moduleNumber: number, dayNumber?: number) => void;
  onGrab: ReturnType<typeof useBuilder>['drag'];
}

const countsOf = (module: AdminModule): string =>
  [
    COUNT.days(module.days.length),
    COUNT.items(itemsOf(module.days).length),
    module.documents.length > 0 ? COUNT.documents(module.documents.length) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** A module of the tree. Memoized, so that in a course of sixty only the changed one is rendered. */
const ModuleBranch = memo(
  function ModuleBranch({ module, isOpen, chosenDay, onChoose, onGrab }: ModuleBranchProps) {
    /** Mouse only: a finger scrolls the list. */
    const grab = (event: PointerEvent<HTMLElement>, kind: 'module' | 'day', id: string, label: string) => {
      if (event.pointerType === 'mouse') onGrab(event, { kind, ids: [id], label });
    };
    return (
      <li>
        <button
          type="button"
          className={classes(styles.module, moving.target)}
          data-node="module"
          data-id={module.id}
          aria-expanded={isOpen}
          onPointerDown={(event) => grab(event, 'module', module.id, moduleTitle(module))}
          onClick={() => onChoose(module.moduleNumber)}
        >
          <ModuleFacts module={module} line={countsOf(module)} />
        </button>
        {isOpen && (
          <div className={styles.branch}>
            <Stack as="ul" gap="2px">
              {module.days.map((day) => (
                <li key={day.id}>
                  <button
                    type="button"
                    className={classes(styles.day, moving.target)}
                    data-node="day"
                    data-id={day.id}
                    onPointerDown={(event) => grab(event, 'day', day.id, `${dayLabel(module, day)} ${dayTitle(day)}`)}
                    aria-current={day === chosenDay || undefined}
                    onClick={() => onChoose(module.moduleNumber, day.dayNumber)}
                  >
                    <span className={styles.label}>{dayLabel(module, day)}</span>
                    <span className={styles.dayTitle}>{dayTitle(day)}</span>
                    {day.contents.length > 0 && (
                      <span className={styles.count}>{COUNT.items(day.contents.length)}</span>
                    )}
                  </button>
                </li>
              ))}
            </Stack>
            <OpeningForm label={OUTLINE.addDay}>
              {(close) => <AddDayForm moduleId={module.id} onDone={close} />}
            </OpeningForm>
          </div>
        )}
      </li>
    );
  },
  // The handlers depend on nothing that a module shows.
  (before, after) =>
    before.module === after.module &&
    before.isOpen === after.isOpen &&
    before.chosenDay === after.chosenDay &&
    !after.isOpen,
);

/** A module's tooth, number and title, and one more line. */
function ModuleFacts({ module, line }: { module: AdminModule; line: string | undefined }) {
  return (
    <>
      <span className={styles.chip}>
        <ToothGlyph moduleNumber={module.moduleNumber} size={34} />
      </span>
      <span className={styles.words}>
        <span className={styles.code}>{moduleCode(module)}</span>
        <span className={styles.title}>{moduleTitle(module)}</span>
        {line && (
          <Note as="span" isTabular className={styles.line}>
            {line}
          </Note>
        )}
      </span>
    </>
  );
}
