import { expect, it } from 'vitest';
import { KnexMockExamRepository } from '../../src/adapters/knex/exam/mock-exam-repository.ts';
import { KnexSittingRepository } from '../../src/adapters/knex/exam/sitting-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { addAda, describeBeforeStep } from './before-step.ts';

describeBeforeStep('0064', 'mock exams of before were of the demonstration by a choice of their own', (opened) => {
  it('are told so where one of their vignettes is, and their sittings are', async () => {
    const db = opened();
    await addAda(db);
    await db('vignettes').insert(
      ['own', 'demo'].map((id, at) => ({
        ...{ id, number: at + 1, pool: 'mock', is_demo: id === 'demo', created_by: 'ada', created_at: 1 },
      })),
    );
    for (const id of ['own', 'demo']) {
      await db('mock_exams').insert({
        ...{ id, title: id, blueprint_version: 0, state: 'published', revision: 1, sections: '[]', is_demo: false },
        created_at: 1,
      });
      await db('mock_exam_vignettes').insert({ mock_exam_id: id, vignette_id: id });
      await db('sittings').insert({
        ...{ id, user_id: 'ada', kind: 'mock', mock_exam_id: id, title: id, shape: '{}', device: '', is_demo: false },
        ...{ extra_time_percent: 0, is_preview: false, created_at: 1, idempotency_key: id },
      });
    }

    await migrateDatabase(db);

    for (const id of ['own', 'demo']) {
      expect((await new KnexMockExamRepository(db).find(id))?.isDemo, id).toBe(id === 'demo');
      expect((await new KnexSittingRepository(db).find(id))?.sitting.isDemo, id).toBe(id === 'demo');
    }
  });
});
