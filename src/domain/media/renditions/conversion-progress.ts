import type { Step } from './steps.ts';

/** The work in a step grows with its pixels; sound alone is next to none. */
const weightOf = (step: number): number => step ** 2;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * Progress of a conversion over all of its steps. Each whole percent is reported once, one at a time; when the receiver
 * declines, the video is gone, and `unwanted` is fulfilled.
 */
export class ConversionProgress {
  readonly unwanted: Promise<void>;
  private giveUp: () => void = () => undefined;
  private all = 0;
  private done = 0;
  private told = -1;
  private telling: Promise<void> | undefined;

  /** @param tell reports a percentage and returns whether the video is still wanted; a failed report is left out. */
  constructor(private readonly tell: (percent: number) => Promise<boolean>) {
    this.unwanted = new Promise((resolve) => {
      this.giveUp = resolve;
    });
  }

  /** Answers the steps that are still to be made. */
  begin(steps: readonly Step[], there: readonly number[]): Step[] {
    const missing = steps.filter(({ height }) => !there.includes(height));
    const weigh = (some: readonly Step[]) => sum(some.map(({ height }) => weightOf(height)));
    this.all = weigh(steps);
    this.done = this.all - weigh(missing);
    return missing;
  }

  /** Steps are made one after the other. */
  report(step: number, part: number): void {
    const weight = weightOf(step);
    const percent = Math.min(99, Math.floor((100 * (this.done + Math.min(1, part) * weight)) / this.all));
    if (part >= 1) this.done += weight;
    if (percent > this.told && !this.telling) this.telling = this.say(percent);
  }

  async finish(): Promise<void> {
    await this.telling;
    await this.say(100);
  }

  private async say(percent: number): Promise<void> {
    this.told = percent;
    const isWanted = await this.tell(percent).catch(() => true);
    this.telling = undefined;
    if (!isWanted) this.giveUp();
  }
}
