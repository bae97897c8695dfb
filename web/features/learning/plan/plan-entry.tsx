import { Link } from 'react-router';
import type { PlanEntry } from '../../../../src/wire/replies/plan.ts';
import { usePlanCalls } from '../../../api/plan.ts';
import { useAct } from '../../../forms/use-act.ts';
import { coursePath } from '../../../platform/course-addresses.ts';
import { dueCardsPath, examPath } from '../../../platform/exam-addresses.ts';
import { minutesWords, PLAN } from '../../../text/copy/plan.ts';
import { timeOf } from '../../../text/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { useFeedback } from '../../../ui/feedback.ts';
import { Note } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { nextItemPath } from '../next-item-path.ts';
import styles from './plan.module.css';

/** Page of an entry: its item, the exam's for a mock exam outside of the days, the course for a discussion, cards. */
function pathOf({ kind, id, courseId, label }: PlanEntry): string {
  if (courseId === null || kind === 'cards') return dueCardsPath;
  if (kind === 'discussion') return coursePath(courseId);
  if (label === null) return examPath;
  const type = kind === 'mock' ? 'test' : kind;
  return nextItemPath({ courseId, contentId: id, type, label, title: '', courseTitle: '', position: 0 });
}

/** One thing to do. On today's it can be put off until tomorrow; a discussion cannot. */
export function PlanEntryRow({ entry, isToday }: { entry: PlanEntry; isToday: boolean }) {
  const { kind, title, minutes, part, startsAt, cards } = entry;
  const words = kind === 'discussion' ? PLAN.discussion(title) : cards === null ? title : PLAN.cards(cards);
  const facts = [
    minutesWords(minutes),
    startsAt ? timeOf(startsAt) : PLAN.kinds[kind],
    ...(part === null ? [] : [part === 1 ? PLAN.begins : PLAN.continues]),
  ];
  return (
    <li className={styles.entry}>
      <span className={styles.entryWords}>
        <Link className={styles.entryLink} to={pathOf(entry)}>
          {words}
        </Link>
        <Note as="span">{facts.join(' · ')}</Note>
      </span>
      {isToday && kind !== 'discussion' && kind !== 'cards' && <NotToday id={entry.id} title={title} />}
    </li>
  );
}

function NotToday({ id, title }: { id: string; title: string }) {
  const { putOff } = usePlanCalls();
  const { notify } = useFeedback();
  const { isBusy, run } = useAct(async () => {
    await putOff(id, true);
    notify(PLAN.putOff, { action: { label: PLAN.undo, run: () => void putOff(id, false) } });
    return undefined;
  });
  return (
    <span data-print="hide">
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void run()}>
        {PLAN.notToday} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </span>
  );
}
