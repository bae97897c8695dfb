import type { Knex } from 'knex';
import type { UserId } from '../../../domain/kernel/ids.ts';
import { CHOSEN_MAILS, type ChosenMail } from '../../../domain/news/literals.ts';
import { isOnAtFirst } from '../../../domain/news/mail-choice.ts';
import type { MailChoiceRepository } from '../../../domain/news/ports.ts';
import { toMillis } from '../times.ts';

export class KnexMailChoices implements MailChoiceRepository {
  constructor(private readonly db: Knex) {}

  async offOf(userId: UserId): Promise<ChosenMail[]> {
    const rows: { kind: ChosenMail; is_on: boolean | number }[] = await this.db('mail_choices')
      .where({ user_id: userId })
      .select('kind', 'is_on');
    const chosen = new Map(rows.map(({ kind, is_on }) => [kind, Boolean(is_on)]));
    return CHOSEN_MAILS.filter((kind) => !(chosen.get(kind) ?? isOnAtFirst(kind)));
  }

  async set(userId: UserId, kind: ChosenMail, isOn: boolean, at: Date): Promise<void> {
    await this.db('mail_choices')
      .insert({ user_id: userId, kind, is_on: isOn, changed_at: toMillis(at) })
      .onConflict(['user_id', 'kind'])
      .merge();
  }
}
