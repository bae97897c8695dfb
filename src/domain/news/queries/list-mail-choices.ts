import type { UserId } from '../../kernel/ids.ts';
import { allChoices, type MailChoice } from '../mail-choice.ts';
import type { MailChoiceRepository } from '../ports.ts';

/** One's own choices of mails. */
export class ListMailChoices {
  constructor(private readonly choices: Pick<MailChoiceRepository, 'offOf'>) {}

  async run({ userId }: { userId: UserId }): Promise<MailChoice[]> {
    return allChoices(await this.choices.offOf(userId));
  }
}
