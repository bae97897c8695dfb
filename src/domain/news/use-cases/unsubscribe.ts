import type { Clock } from '../../kernel/clock.ts';
import type { People } from '../../kernel/people.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { unknownLink } from '../errors.ts';
import type { ChosenMail } from '../literals.ts';
import { readToken } from '../mail-choice.ts';
import type { MailChoiceRepository } from '../ports.ts';

/** Ends mails of one kind to one person, by the link of such a mail alone. Idempotent. */
export class Unsubscribe {
  constructor(
    private readonly choices: Pick<MailChoiceRepository, 'set'>,
    private readonly people: Pick<People, 'find'>,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async run({ token }: { token: string }): Promise<ChosenMail> {
    const granted = readToken(this.secrets, token);
    if (!granted) throw unknownLink();
    // An account that is gone gets no mails either.
    if (await this.people.find(granted.userId))
      await this.choices.set(granted.userId, granted.kind, false, this.clock.now());
    return granted.kind;
  }
}
