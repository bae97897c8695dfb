import type { Knex } from 'knex';
import { BEGINNING } from '../../../domain/news/learning-mail.ts';
import type { LearningMarks } from '../../../domain/news/ports.ts';
import { type Millis, toMillis, toTime } from '../times.ts';

export class KnexLearningMarks implements LearningMarks {
  constructor(private readonly db: Knex) {}

  async add(keys: readonly string[], at: Date): Promise<string[]> {
    if (keys.length === 0) return [];
    const added: { key: string }[] = await this.db('learning_marks')
      .insert(keys.map((key) => ({ key, at: toMillis(at) })))
      .onConflict('key')
      .ignore()
      .returning('key');
    return added.map(({ key }) => key);
  }

  async find(key: string): Promise<Date | undefined> {
    const row: { at: Millis } | undefined = await this.db('learning_marks').where({ key }).first('at');
    return row && toTime(row.at);
  }

  async removeOlderThan(at: Date): Promise<void> {
    await this.db('learning_marks').where('at', '<', toMillis(at)).whereNot({ key: BEGINNING }).delete();
  }
}
