import type { Knex } from 'knex';
import { folded } from '../../../domain/kernel/fold-text.ts';
import type { CannedAnswerId } from '../../../domain/kernel/ids.ts';
import type { CannedAnswer, CannedAnswers } from '../../../domain/support/threads/ports.ts';

export class KnexCannedAnswers implements CannedAnswers {
  constructor(private readonly db: Knex) {}

  list(): Promise<CannedAnswer[]> {
    return this.rows().orderBy(['folded_title', 'id']).select('id', 'title', 'text');
  }

  async add(answer: CannedAnswer): Promise<void> {
    await this.rows().insert({ ...answer, folded_title: folded(answer.title) });
  }

  async remove(id: CannedAnswerId): Promise<boolean> {
    return (await this.rows().where({ id }).delete()) > 0;
  }

  private rows() {
    return this.db<CannedAnswer & { folded_title: string }>('canned_answers');
  }
}
