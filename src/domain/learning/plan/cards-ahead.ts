import type { CalendarDay } from '../../kernel/calendar.ts';

/** Cards of questions that were wrong, which come back by the day. */
export interface CardsAhead {
  readonly byDay: ReadonlyMap<CalendarDay, number>;
  readonly doneToday: number;
}

const CARD_MINUTES = 1.5;

export const minutesOfCards = (cards: number): number => Math.ceil(cards * CARD_MINUTES);

/** Whole cards that fit into the minutes. */
export const cardsIn = (minutes: number): number => Math.floor(minutes / CARD_MINUTES);
