import type { Knex } from 'knex';
import type { UserId } from '../../../domain/kernel/ids.ts';
import type { DaysOff, PutOff, StudyGoal } from '../../../domain/learning/plan/study-goal.ts';
import type { StudyGoalRepository } from '../../../domain/learning/ports.ts';
import { columnsOf, flag, json, type RowOf } from '../columns.ts';
import { isPostgres } from '../database.ts';

const GOALS = columnsOf<StudyGoal>()({
  userId: 'user_id',
  examOn: 'exam_on',
  timeZone: 'time_zone',
  minutes: json<readonly number[], 'minutes'>('minutes'),
  daysOff: json<readonly DaysOff[], 'days_off'>('days_off'),
  isLight: flag('is_light'),
  putOff: json<readonly PutOff[], 'put_off'>('put_off'),
  since: 'since',
  feed: 'feed',
});

type Row = RowOf<typeof GOALS>;

export class KnexStudyGoals implements StudyGoalRepository {
  constructor(private readonly db: Knex) {}

  async find(userId: UserId): Promise<StudyGoal | undefined> {
    const row = await this.rows().where({ user_id: userId }).first();
    return row && GOALS.toNoun(row);
  }

  async hold(userId: UserId): Promise<StudyGoal | undefined> {
    const held = this.rows().where({ user_id: userId }).first();
    const row = await (isPostgres(this.db) ? held.forUpdate() : held);
    return row && GOALS.toNoun(row);
  }

  async save(goal: StudyGoal): Promise<void> {
    await this.rows().insert(GOALS.toRow(goal)).onConflict('user_id').merge();
  }

  private rows() {
    return this.db<Row>('study_goals');
  }
}
