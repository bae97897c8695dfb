import { ChevronsUpDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMedia } from '../../../platform/media.ts';
import { OUTLINE } from '../../../text/copy/admin-content.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useBuilder } from '../builder-context.ts';
import { SECTION_IDS } from '../edits/focus-list.ts';
import { dayLabel, dayTitle } from '../outline-facts.ts';
import { AddWeekForm } from './add-week-form.tsx';
import { OpeningForm } from './opening-form.tsx';
import { WeekBranch } from './week-branch.tsx';
import { WeekFacts } from './week-facts.tsx';
import styles from './outline.module.css';

/** Where the command palette leads for a new module. */
const ADD_HASH = '#add-module';

/** Every module, the days beneath the open one, and the form for another. Where it does not fit beside the work, a sheet. */
export function Outline() {
  const { course, place } = useBuilder();
  const isNarrow = useMedia('(max-width: 979px)');
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(hash === ADD_HASH);
  const hasChosen = useRef(false);
  const { week, day } = place;

  function chooseDay(weekNumber: number, dayNumber: number | undefined) {
    place.choose({ weekNumber, ...(dayNumber !== undefined && { dayNumber }) });
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
      <ul className={styles.weeks}>
        {course.weeks.map((one) => (
          <WeekBranch
            key={one.id}
            week={one}
            chosenDay={one === week ? day : undefined}
            isOpen={one === week}
            onChoose={chooseDay}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        <OpeningForm key={hash} label={OUTLINE.addModule} isInitiallyOpen={hash === ADD_HASH}>
          {(close) => <AddWeekForm onDone={close} />}
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
        {week && <WeekFacts week={week} line={day && `${dayLabel(week, day)} ${dayTitle(day)}`} />}
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
