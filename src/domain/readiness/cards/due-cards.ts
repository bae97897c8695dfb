import { type CalendarDay, daysAfter, daysFromTo } from '../../kernel/calendar.ts';
import type { QuestionId, VignetteId } from '../../kernel/ids.ts';
import type { CardScheduler } from './card-scheduler.ts';
import type { DeckCard } from './deck.ts';
import type { Review } from './review.ts';
import { beforeExam, daysToExam, lastLooks, type StudyDay } from './study-day.ts';

/** Cards of a day, new ones among them. */
const DAILY = 40;
const DAILY_NEW = 20;
/** Chance to be remembered on the day of the exam, under which a card gets a last look. */
const SURE = 0.9;
/** Days that are looked ahead. */
const AHEAD_DAYS = 366;

type DatedCard = DeckCard & { readonly card: { readonly review: Review } };

const isDated = (card: DeckCard): card is DatedCard => card.state === 'active' && Boolean(card.card?.review);

/** Days are spread by the question, so that a last look keeps its date from one reading to the next. */
const spread = (id: QuestionId, over: number): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % over;

/** Day on which a card comes: that of its interval, or of its last look. */
function dueOn({ questionId, card: { review } }: DatedCard, day: StudyDay, scheduler: CardScheduler): CalendarDay {
  const looks = lastLooks(day);
  if (!looks || day.examOn === null || review.on >= looks.from) return review.nextOn;
  if (scheduler.recallOn(review, day.examOn) >= SURE) return review.nextOn;
  const look = daysAfter(looks.from, spread(questionId, looks.days - 1));
  return review.nextOn < look ? review.nextOn : look;
}

/** Whether a card may be graded on this day, whatever number of others comes first. */
export function isDue(card: DeckCard, day: StudyDay, scheduler: CardScheduler): boolean {
  if (daysToExam(day) === 0) return false;
  return card.state === 'waiting' || (isDated(card) && dueOn(card, day, scheduler) <= day.today);
}

/** Day on which a card that is in turn comes again; null: not before the exam, or not in turn. */
export const nextOf = (card: DeckCard, day: StudyDay, scheduler: CardScheduler): CalendarDay | null =>
  isDated(card) ? beforeExam(dueOn(card, day, scheduler), day) : null;

export interface DueCards {
  readonly cases: readonly { readonly vignetteId: VignetteId; readonly cards: readonly DeckCard[] }[];
  readonly done: number;
  /** Due or new as well, and left for the days to come. */
  readonly left: number;
}

/** How much longer than its interval a card has waited. */
const overdue = ({ card: { review } }: DatedCard, today: CalendarDay): number =>
  (daysFromTo(review.on, today) - 1) / Math.max(1, daysFromTo(review.on, review.nextOn) - 1);

/**
 * The cards of a day: those that are due, the most overdue for their interval first, then new ones, the weakest cluster
 * first and with the others of its case. What is more than a day’s measure waits unchanged, so that nobody who missed a
 * week meets a wall.
 *
 * @param weakness of a cluster, from 0 to 1.
 */
export function dueCards(
  deck: readonly DeckCard[],
  day: StudyDay,
  weakness: (cluster: string) => number,
  scheduler: CardScheduler,
): DueCards {
  const { today } = day;
  const { done, room, roomForNew } = measureOf(deck, today);
  if (daysToExam(day) === 0) return { cases: [], done, left: 0 };
  const again = deck
    .filter(isDated)
    .filter((card) => dueOn(card, day, scheduler) <= today)
    .toSorted((one, other) => overdue(other, today) - overdue(one, today));
  const fresh = deck
    .filter(({ state }) => state === 'waiting')
    .toSorted((one, other) => weakness(other.cluster) - weakness(one.cluster));
  const begins = byCase(fresh)
    .flatMap(({ cards }) => cards)
    .slice(0, roomForNew);
  const measure = [...again, ...begins].slice(0, room);
  return { cases: byCase(measure), done, left: again.length + fresh.length - measure.length };
}

/** Cards that a day has had already, and those that it has room for. */
function measureOf(deck: readonly DeckCard[], today: CalendarDay) {
  const done = deck.filter(({ card }) => card?.review?.on === today).length;
  const begun = deck.filter(({ card }) => card?.begunOn === today).length;
  return { done, room: Math.max(0, DAILY - done), roomForNew: Math.max(0, DAILY_NEW - begun) };
}

/** A case is read once: its questions follow one another. */
function byCase(cards: readonly DeckCard[]): DueCards['cases'] {
  const cases = new Map<VignetteId, DeckCard[]>();
  for (const card of cards) cases.set(card.vignetteId, [...(cases.get(card.vignetteId) ?? []), card]);
  return [...cases].map(([vignetteId, own]) => ({ vignetteId, cards: own }));
}

export interface CardsAhead {
  readonly byDay: ReadonlyMap<CalendarDay, number>;
  readonly doneToday: number;
}

/**
 * How many cards each of these days brings, if every day is done: what the plan keeps minutes for. Cards that come back
 * twice are counted once.
 */
export function cardsAhead(deck: readonly DeckCard[], day: StudyDay, scheduler: CardScheduler): CardsAhead {
  const { today } = day;
  const { done, ...left } = measureOf(deck, today);
  let { room, roomForNew } = left;
  const dates = new Map<CalendarDay, number>();
  for (const card of deck.filter(isDated)) {
    const due = dueOn(card, day, scheduler);
    const on = due < today ? today : due;
    dates.set(on, (dates.get(on) ?? 0) + 1);
  }
  const counts = new Map<CalendarDay, number>();
  let fresh = deck.filter(({ state }) => state === 'waiting').length;
  let over = 0;
  for (let at = 0; at < Math.min(AHEAD_DAYS, daysToExam(day) ?? AHEAD_DAYS); at += 1) {
    const on = daysAfter(today, at);
    const again = (dates.get(on) ?? 0) + over;
    const taken = Math.min(again, room);
    const news = Math.min(fresh, room - taken, roomForNew);
    over = again - taken;
    fresh -= news;
    if (taken + news > 0) counts.set(on, taken + news);
    [room, roomForNew] = [DAILY, DAILY_NEW];
  }
  return { byDay: counts, doneToday: done };
}
