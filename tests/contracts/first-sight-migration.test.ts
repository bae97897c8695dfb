import { expect, it } from 'vitest';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { addAda, describeBeforeStep } from './before-step.ts';

describeBeforeStep('0078-estimates', 'a question that was never on the screen', (opened) => {
  it('is met for the first time when it is', async () => {
    const db = opened();
    await addAda(db);
    const answered = async (sitting: string, question: string, at: number, isReached: boolean, isFirst: boolean) => {
      await db('sittings')
        .insert({
          ...{ id: sitting, user_id: 'ada', kind: 'timed', title: 'Practice', shape: '{}', extra_time_percent: 0 },
          ...{ is_preview: false, is_demo: false, device: '', idempotency_key: sitting, created_at: 1, ended_at: 2 },
        })
        .onConflict('id')
        .ignore();
      await db('answered_questions').insert({
        ...{ sitting_id: sitting, question_id: question, user_id: 'ada', version_id: 'v', vignette_id: 'v' },
        ...{ cluster_id: 'c1', subject_id: 's', is_right: false, is_flagged: false, pace: 'exam', seconds: 0 },
        ...{ at, is_reached: isReached, is_first: isFirst },
      });
    };
    await answered('one', 'skipped', 1, false, true);
    await answered('two', 'skipped', 2, true, false);
    await answered('three', 'skipped', 3, true, false);
    await answered('one', 'met', 1, true, true);
    await answered('two', 'met', 2, true, false);
    await answered('one', 'never', 1, false, true);
    await migrateDatabase(db);
    const first = await db('answered_questions').where({ is_first: true }).orderBy(['question_id', 'sitting_id']);
    expect(first.map(({ question_id, sitting_id }) => [question_id, sitting_id])).toEqual([
      ['met', 'one'],
      ['skipped', 'two'],
    ]);
  });
});
