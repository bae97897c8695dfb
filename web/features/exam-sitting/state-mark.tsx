import { DashIcon, FlagIcon } from '../../exam/exam-icons.tsx';
import { OVERVIEW } from '../../text/copy/sitting.ts';
import { CheckIcon, CrossIcon, icon } from '../../ui/icons.tsx';
import type { QuestionState } from './section-plan.ts';

/** A shape for each state, so that colour is never the only difference. */
const ICONS = {
  answered: icon(<circle cx="12" cy="12" r="7.5" fill="currentColor" />),
  open: icon(<circle cx="12" cy="12" r="7.5" />),
  unseen: DashIcon,
  right: CheckIcon,
  wrong: CrossIcon,
} as const;

interface Marked {
  state: QuestionState;
  isFlagged: boolean;
}

export const stateWords = ({ state, isFlagged }: Marked): string =>
  isFlagged ? `${OVERVIEW.states[state]}, ${OVERVIEW.flag}` : OVERVIEW.states[state];

/** State of a question for the eye; its words are `stateWords`. */
export function StateMark({ state, isFlagged, size }: Marked & { size: number }) {
  const Icon = ICONS[state];
  return (
    <>
      <Icon size={size} />
      {isFlagged && <FlagIcon size={size} />}
    </>
  );
}
