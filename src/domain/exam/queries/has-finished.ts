import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import { isFinished, type TestOfDay } from '../day-test.ts';
import type { SittingRepository } from '../ports.ts';

/** Returns whether a person has finished a test of a day, by sittings and the clock alone. */
export class HasFinished {
  constructor(
    private readonly sittings: Pick<SittingRepository, 'listOfTest'>,
    private readonly clock: Clock,
  ) {}

  async run({ userId, ...test }: TestOfDay & { userId: UserId }): Promise<boolean> {
    const sat = await this.sittings.listOfTest(userId, test);
    const now = this.clock.now();
    return sat.some(({ sitting, sections }) => isFinished(sitting, sections, now));
  }
}
