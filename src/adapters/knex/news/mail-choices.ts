import type { Knex } from 'knex';
import type { UserId } from '../../../domain/kernel/ids.ts';
import type { ChosenMail } from '../../../domain/news/literals.ts';
import type { MailChoiceRepository } from '../../../domain/news/ports.ts';
import { toMillis } from '../times.ts';

export class KnexMailChoices implements MailChoiceRepository {
  constructor(private readonly db: Knex) {}

  offOf(userId: UserId): Promise<ChosenMail[]> {
    return this.db('mail_choices').where({ user_id: userId, is_on: false }).orderBy('kind').pluck('kind');
  }

  async set(userId: UserId, kind: ChosenMail, isOn: boolean, at: Date): Promise<void> {
    await this.db('mail_choices')
      .insert({ user_id: userId, kind, is_on: isOn, changed_at: toMillis(at) })
      .onConflict(['user_id', 'kind'])
      .merge();
  }
}
