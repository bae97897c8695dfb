import { EXAM } from '../text/copy/exam.ts';
import { Note } from '../ui/layout/layout.tsx';

interface SchoolNoteProps {
  /** Whether the school compared the shape of the exam with the council's handbook. */
  isConfirmed: boolean;
  isDemo: boolean;
}

/** Says to a candidate what the school has not checked, once and small: the candidate has nothing to check. */
export function SchoolNote({ isConfirmed, isDemo }: SchoolNoteProps) {
  const words = [isDemo && EXAM.schoolDemo, !isConfirmed && EXAM.schoolUnconfirmed].filter(Boolean).join(' ');
  return words === '' ? null : <Note>{words}</Note>;
}
