import type { CalendarDay } from '../../kernel/calendar.ts';

/** State of a card in FSRS-6: days until nine of ten remember it, and how hard it is, from 1 to 10. */
export interface Memory {
  readonly stability: number;
  readonly difficulty: number;
}

/** The newest grade of a card: how well it is remembered, and when it comes again. */
export interface Review {
  readonly memory: Memory;
  readonly on: CalendarDay;
  /** May be after the exam: then it was the last look. */
  readonly nextOn: CalendarDay;
}
