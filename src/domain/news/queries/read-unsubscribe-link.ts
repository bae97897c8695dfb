import type { Secrets } from '../../kernel/secrets.ts';
import { unknownLink } from '../errors.ts';
import type { ChosenMail } from '../literals.ts';
import { readToken } from '../mail-choice.ts';

/** Tells which mails a link would end, and ends none: programs that read mails open their links. */
export class ReadUnsubscribeLink {
  constructor(private readonly secrets: Secrets) {}

  run({ token }: { token: string }): ChosenMail {
    const granted = readToken(this.secrets, token);
    if (!granted) throw unknownLink();
    return granted.kind;
  }
}
