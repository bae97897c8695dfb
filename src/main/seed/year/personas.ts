/** Course of a fictitious student's time at the school. */
export type Persona =
  | 'mastery'
  | 'mastery with coupon'
  | 'sprint'
  | 'sprint with coupon'
  | 'sprint, then mastery'
  | 'sprint, extended'
  | 'sprint by hand, prolonged'
  | 'mastery and the pilot'
  | 'mastery by hand'
  | 'sprint by hand'
  | 'mastery, revoked'
  | 'by hand, revoked'
  | 'refunded'
  | 'refunded in part'
  | 'cancelled'
  | 'pending'
  | 'looks around';

/** New students by month, oldest first: a small school that grows. Every month sells something. */
export const PERSONAS_BY_MONTH: readonly (readonly Persona[])[] = [
  ['mastery', 'sprint'],
  ['mastery with coupon', 'sprint, extended'],
  ['mastery', 'sprint by hand, prolonged', 'looks around'],
  ['sprint with coupon', 'mastery', 'mastery, revoked'],
  ['sprint', 'mastery'],
  ['mastery', 'sprint', 'refunded', 'mastery by hand'],
  ['mastery with coupon', 'sprint', 'looks around'],
  ['mastery', 'sprint, then mastery', 'mastery with coupon', 'cancelled'],
  ['mastery and the pilot', 'sprint', 'by hand, revoked', 'sprint with coupon'],
  ['refunded in part', 'mastery and the pilot', 'sprint', 'looks around'],
  ['mastery', 'sprint with coupon', 'mastery', 'sprint by hand'],
  ['mastery', 'sprint', 'mastery with coupon', 'pending', 'mastery by hand'],
];

export interface Pace {
  /** Between two items, on average. */
  readonly days: number;
  /** Maximum of items studied before the student drops out. */
  readonly max: number;
}

const PACES: readonly Pace[] = [
  { days: 4, max: Infinity },
  { days: 1.3, max: Infinity },
  { days: 10, max: Infinity },
  { days: 6, max: Infinity },
  { days: 3, max: 5 },
  { days: 2, max: Infinity },
  { days: 14, max: Infinity },
  { days: 5, max: 2 },
];

/** Returns a student's pace: fast, steady, slow, or dropping out. */
export const paceOf = (number: number): Pace => PACES[number % PACES.length] ?? { days: 4, max: Infinity };
