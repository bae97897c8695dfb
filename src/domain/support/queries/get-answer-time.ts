import { after, type Clock, DAY_MS, MINUTE_MS } from '../../kernel/clock.ts';
import type { Threads } from '../threads/ports.ts';

const SINCE_MS = 90 * DAY_MS;
/** With fewer, one of them would be told. */
const MIN_ANSWERS = 10;
/** Newest ones that count. */
const MAX_ANSWERS = 1000;

/** Returns the median of the minutes to a first answer; null with fewer than ten in the last 90 days. */
export class GetAnswerTime {
  constructor(
    private readonly threads: Pick<Threads, 'answerTimes'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<number | null> {
    const times = await this.threads.answerTimes(after(this.clock.now(), -SINCE_MS), MAX_ANSWERS);
    if (times.length < MIN_ANSWERS) return null;
    const sorted = times.sort((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
    return Math.round((low + high) / 2 / MINUTE_MS);
  }
}
