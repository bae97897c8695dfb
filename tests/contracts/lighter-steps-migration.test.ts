import { expect, it } from 'vitest';
import { KnexConversionRepository } from '../../src/adapters/knex/media/conversion-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { describeBeforeStep } from './before-step.ts';

describeBeforeStep('0076', 'videos were converted into three steps at most', (opened) => {
  it('those that are done are asked for anew, and no others', async () => {
    const db = opened();
    for (const [key, percent] of Object.entries({ done: 100, begun: 99 })) {
      const file = { key, folder: 'videos', status: 'attached', original_name: key, content_type: 'video/quicktime' };
      await db('files').insert({ ...file, bytes: 1, etag: key, created_at: 1 });
      await db('conversions').insert({ source_key: key, percent });
    }

    await migrateDatabase(db);

    const conversions = new KnexConversionRepository(db);
    expect([...(await conversions.percentsOf(['done', 'begun']))]).toEqual([['begun', 99]]);
  });
});
