import { ChevronsUpDown } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AdminDayReply, AdminWeekReply } from '../../../../src/wire/admin-catalog.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { dayLabel, dayTitle, itemsOf, moduleCode, moduleTitle } from '../../../course/outline.ts';
import { useMedia } from '../../../platform/media.ts';
import { COUNT, OUTLINE } from '../../../text/copy/admin-content.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Badge } from '../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { SECTION_IDS, useBuilder } from '../builder.ts';
import { AddDayForm } from './add-day-form.tsx';
import { AddWeekForm } from './add-week-form.tsx';
import { OpeningForm } from './opening-form.tsx';
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

interface WeekBranchProps {
  week: AdminWeekReply;
  isOpen: boolean;
  chosenDay: AdminDayReply | undefined;
  /** Without a day: the module's first one, which opens it. */
  onChoose: (weekNumber: number, dayNumber?: number) => void;
}

const countsOf = (week: AdminWeekReply): string =>
  [
    COUNT.days(week.days.length),
    COUNT.items(itemsOf(week.days).length),
    week.documents.length > 0 ? COUNT.documents(week.documents.length) : '',
  ]
    .filter(Boolean)
    .join(' · ');

/** One module of the tree. A course of sixty draws only the one again that changed. */
const WeekBranch = memo(
  function WeekBranch({ week, isOpen, chosenDay, onChoose }: WeekBranchProps) {
    return (
      <li>
        <button type="button" className={styles.week} aria-expanded={isOpen} onClick={() => onChoose(week.weekNumber)}>
          <WeekFacts week={week} line={countsOf(week)} />
        </button>
        {isOpen && (
          <div className={styles.branch}>
            <ul className={styles.days}>
              {week.days.map((day) => (
                <li key={day.id}>
                  <button
                    type="button"
                    className={styles.day}
                    aria-current={day === chosenDay || undefined}
                    onClick={() => onChoose(week.weekNumber, day.dayNumber)}
                  >
                    <span className={styles.label}>{dayLabel(week, day)}</span>
                    <span className={styles.dayTitle}>{dayTitle(day)}</span>
                    {day.contents.length > 0 && (
                      <Badge count={day.contents.length} label={COUNT.items(day.contents.length)} />
                    )}
                  </button>
                </li>
              ))}
            </ul>
            <OpeningForm label={OUTLINE.addDay}>
              {(close) => <AddDayForm weekId={week.id} onDone={close} />}
            </OpeningForm>
          </div>
        )}
      </li>
    );
  },
  // What choosing does depends on nothing that a module shows.
  (before, after) =>
    before.week === after.week &&
    before.isOpen === after.isOpen &&
    before.chosenDay === after.chosenDay &&
    !after.isOpen,
);

/** A module's tooth, number and title, and one line more. */
function WeekFacts({ week, line }: { week: AdminWeekReply; line: string | undefined }) {
  return (
    <>
      <span className={styles.chip}>
        <ToothGlyph moduleNumber={week.weekNumber} size={34} />
      </span>
      <span className={styles.words}>
        <span className={styles.code}>{moduleCode(week)}</span>
        <span className={styles.title}>{moduleTitle(week)}</span>
        {line && <span className={styles.line}>{line}</span>}
      </span>
    </>
  );
}
