/** Ability: zero is a candidate who is just good enough, as the reviewers see one. A logit is one step of it. */
export type Ability = number;

/** Steps of a fifth of a logit from -4 to 4: finer ones change no percent that is shown. */
export const abilityAt = (place: number): Ability => (place - 20) / 5;
export const GRID: readonly Ability[] = Array.from({ length: 41 }, (_, place) => abilityAt(place));

/** Share of right answers without knowledge: below one in five, as wrong options are written to attract. */
const FLOOR = 0.15;
/** Ratings outside of these tell nothing more: judges seldom mean them, and a logarithm would. */
const MIN_RATING = 0.25;
const MAX_RATING = 0.95;
/** Standard deviation of true difficulties around judged ones, in logits: judges agree with data that far. */
const JUDGED_SPREAD = 0.7;
/** Flattens the curve of a question whose difficulty is known that well (MacKay 1992, a logistic under a normal). */
const FLATTENED = Math.sqrt(1 + (Math.PI * JUDGED_SPREAD ** 2) / 8);

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** Difficulty, on the scale of abilities, of a question that a share of just good enough candidates answer right. */
export function difficultyOf(rating: number): number {
  const share = Math.min(MAX_RATING, Math.max(MIN_RATING, rating / 100));
  const known = (share - FLOOR) / (1 - FLOOR);
  return -Math.log(known / (1 - known));
}

/** Chance of a right answer to a question of this difficulty. */
export const chanceRight = (ability: Ability, difficulty: number): number =>
  FLOOR + (1 - FLOOR) * logistic((ability - difficulty) / FLATTENED);

/** Questions of one rating, with the chance of a right answer at each ability of the grid. */
export interface RatedQuestions {
  readonly difficulty: number;
  readonly chances: readonly number[];
  /** Logarithms of the chances of a right and of a wrong answer. */
  readonly right: readonly number[];
  readonly wrong: readonly number[];
}

const kept = new Map<number, RatedQuestions>();

/** Worked out once for each half percent, to which ratings are rounded: there are at most some two hundred. */
export function questionsOf(rating: number): RatedQuestions {
  const rounded = Math.round(rating * 2) / 2;
  const known = kept.get(rounded);
  if (known) return known;
  const difficulty = difficultyOf(rounded);
  const chances = GRID.map((ability) => chanceRight(ability, difficulty));
  const [right, wrong] = [chances.map(Math.log), chances.map((chance) => Math.log(1 - chance))];
  const made = { difficulty, chances, right, wrong };
  kept.set(rounded, made);
  return made;
}

/** How much one answer to a question of this difficulty tells of an ability (Fisher). */
export function informationOf(ability: Ability, difficulty: number): number {
  const known = logistic((ability - difficulty) / FLATTENED);
  const chance = FLOOR + (1 - FLOOR) * known;
  const slope = ((1 - FLOOR) * known * (1 - known)) / FLATTENED;
  return slope ** 2 / (chance * (1 - chance));
}

/** Density of a normal distribution, without the factor that makes it one: what uses it divides by the sum. */
export const bell = (x: number, mean: number, spread: number): number => Math.exp(-0.5 * ((x - mean) / spread) ** 2);

/** Share of a standard normal distribution below x (Abramowitz and Stegun 7.1.26, to seven digits). */
export function normalBelow(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) *
    Math.exp(-z * z);
  return x < 0 ? tail / 2 : 1 - tail / 2;
}

/** Sum of the products of values at the same places. */
export function dot(values: readonly number[], others: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += (values[at] as number) * (others[at] as number);
  return sum;
}

export function sumOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}

/** The same values, made to add up to one. */
export function shares(values: readonly number[]): number[] {
  const sum = sumOf(values);
  return values.map((value) => value / sum);
}
