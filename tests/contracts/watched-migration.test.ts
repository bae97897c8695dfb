import { expect, it } from 'vitest';
import { KnexProgressRepository } from '../../src/adapters/knex/learning/progress-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { describeBeforeStep } from './before-step.ts';

describeBeforeStep('0017-watched', 'what was watched before', (opened) => {
  it('stays done, and counts as played up to where somebody was', async () => {
    const db = opened();
    const row = (
      content_id: string,
      position_seconds: number,
      completed_at: number | null,
      duration_seconds = 100,
    ) => ({
      user_id: 'ada',
      course_id: 'course',
      content_id,
      position_seconds,
      duration_seconds,
      completed_at,
      updated_at: 1,
    });
    await db('progress').insert([
      row('done', 97.5, 5),
      row('begun', 40.5, null),
      row('whole second', 12, null),
      row('opened', 0, null),
      row('paper', 0, 7, 0),
    ]);
    await migrateDatabase(db);
    const stored = await new KnexProgressRepository(db).listOfCourses('ada', ['course']);
    expect(Object.fromEntries(stored.map((one) => [one.contentId, [one.watched, one.completedAt?.getTime()]]))).toEqual(
      {
        done: [[], 5],
        begun: [[[0, 40.5]], undefined],
        'whole second': [[[0, 12]], undefined],
        opened: [[], undefined],
        paper: [[], 7],
      },
    );
  });
});
