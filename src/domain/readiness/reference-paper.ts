import { abilityBelow, type ClusterAbility } from './ability.ts';
import {
  type Ability,
  chanceRight,
  GRID,
  informationOf,
  normalBelow,
  questionsOf,
  type RatedQuestions,
  sumOf,
} from './model.ts';

/** In percent of right answers on the paper: four abilities of five are between the least and the most. */
export interface Interval {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** A cluster of the exam, as hard as the questions that the school has approved for it. */
export class ReferencePaper {
  private readonly groups: readonly { readonly questions: RatedQuestions; readonly share: number }[];
  private readonly points: readonly { readonly expected: number; readonly spread: number }[];

  /**
   * @param questions of this cluster in the exam.
   * @param ratings and how many questions have each of them; at least one.
   */
  constructor(
    private readonly questions: number,
    ratings: ReadonlyMap<number, number>,
  ) {
    const all = sumOf([...ratings.values()]);
    this.groups = [...ratings].map(([rating, count]) => ({ questions: questionsOf(rating), share: count / all }));
    this.points = GRID.map((_, place) => this.pointsBy(({ chances }) => chances[place] ?? 0));
  }

  /** Expected percent of right answers. */
  percentAt(ability: Ability): number {
    return (100 * this.pointsAt(ability).expected) / this.questions;
  }

  intervalOf({ whole }: ClusterAbility): Interval {
    const at = (share: number) => this.percentAt(abilityBelow(whole, share));
    return { low: at(0.1), middle: at(0.5), high: at(0.9) };
  }

  /** How much one answer to such a question tells, on the average. */
  informationAt(ability: Ability): number {
    return this.groups.reduce((sum, one) => sum + one.share * informationOf(ability, one.questions.difficulty), 0);
  }

  /** Chance to pass for each ability of the grid, where a candidate of the ability `standard` is just good enough. */
  passing(standard: Ability): number[] {
    const mark = Math.ceil(this.pointsAt(standard).expected);
    return this.points.map(({ expected, spread }) => 1 - normalBelow((mark - 0.5 - expected) / spread));
  }

  private pointsAt(ability: Ability) {
    return this.pointsBy(({ difficulty }) => chanceRight(ability, difficulty));
  }

  private pointsBy(chanceOf: (questions: RatedQuestions) => number) {
    let expected = 0;
    let variance = 0;
    for (const { questions, share } of this.groups) {
      const chance = chanceOf(questions);
      expected += share * chance;
      variance += share * chance * (1 - chance);
    }
    return { expected: this.questions * expected, spread: Math.sqrt(this.questions * variance) };
  }
}
