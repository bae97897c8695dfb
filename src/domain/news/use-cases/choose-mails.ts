import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { allChoices, type MailChoice } from '../mail-choice.ts';
import type { MailChoiceRepository } from '../ports.ts';

/** Switches kinds of mail on and off for oneself. Kinds that are not named stay as they are. */
export class ChooseMails {
  constructor(
    private readonly work: UnitOfWork<{ mailChoices: MailChoiceRepository }>,
    private readonly clock: Clock,
  ) {}

  run({ userId, choices }: { userId: UserId; choices: readonly MailChoice[] }): Promise<MailChoice[]> {
    return this.work.run(async ({ mailChoices }) => {
      for (const { kind, isOn } of choices) await mailChoices.set(userId, kind, isOn, this.clock.now());
      return allChoices(await mailChoices.offOf(userId));
    });
  }
}
