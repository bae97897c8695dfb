import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { KnexConversionRepository } from '../../src/adapters/knex/media/conversion-repository.ts';
import { KnexFileRepository } from '../../src/adapters/knex/media/file-repository.ts';
import { KnexJobMonitor } from '../../src/adapters/knex/operations/job-monitor.ts';
import { KnexJobQueue } from '../../src/adapters/knex/operations/job-queue.ts';
import { KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import type { Outbox } from '../../src/domain/kernel/jobs.ts';
import { CountingIds } from '../doubles/counting-ids.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { jobQueueContract } from './job-queue.contract.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aFile, monday, tuesday } from './samples.ts';

/** Each job in a transaction of its own. */
function outboxOn(db: Knex, clock: FixedClock): Outbox {
  const work = new KnexUnitOfWork(db, new CountingIds(), clock);
  return { add: (name, payload, more) => work.run(({ outbox }) => outbox.add(name, payload, more)) };
}

onEveryDatabase((name, open) => {
  jobQueueContract(name, async () => {
    const db = await open();
    const clock = new FixedClock(monday);
    return {
      outbox: outboxOn(db, clock),
      queue: new KnexJobQueue(db),
      monitor: new KnexJobMonitor(db),
      clock,
    };
  });

  it('keeps why a job was put off and failed, for a person to look at', async () => {
    const db = await open();
    const queue = new KnexJobQueue(db);
    await outboxOn(db, new FixedClock(monday)).add('media/erase-files', { keys: [] });
    await queue.retryAt('id-1', tuesday, 'storage is away');
    expect(await db('jobs').first()).toMatchObject({ reason: 'storage is away', dead_at: null });
    await queue.fail('id-1', 'storage stayed away', tuesday);
    expect(await db('jobs').first()).toMatchObject({ reason: 'storage stayed away', dead_at: tuesday.getTime() });
  });

  it('names the video of a conversion, and how far that is, while it is there', async () => {
    const db = await open();
    const [files, conversions] = [new KnexFileRepository(db), new KnexConversionRepository(db)];
    const outbox = outboxOn(db, new FixedClock(monday));
    const keys = ['videos/202603/a.mov', 'videos/202603/b.mov', 'videos/202603/gone.mov'] as const;
    for (const key of keys) await outbox.add('media/convert-video', { key });
    await outbox.add('media/inspect-file', { key: keys[0] });
    for (const key of keys.slice(0, 2)) await files.add(aFile({ key, originalName: `${key.at(14)}.mov` }));
    await conversions.expect(keys[0]);
    await conversions.setPercent(keys[0], 40);
    const listed = await new KnexJobMonitor(db).list('waiting', monday, { limit: 9 });
    const videos = Object.fromEntries(listed.map(({ id, video }) => [id, video]));
    expect(videos).toEqual({
      'id-1': { fileName: 'a.mov', percent: 40 },
      'id-2': { fileName: 'b.mov', percent: 0 },
      'id-3': null,
      'id-4': null,
    });
  });

  it('fails a job that cannot be read, and hands over those beside it', async () => {
    const db = await open();
    const queue = new KnexJobQueue(db);
    const outbox = outboxOn(db, new FixedClock(monday));
    for (const key of ['a', 'b', 'c', 'd']) await outbox.add('media/erase-files', { keys: [key] });
    await db('jobs').where({ id: 'id-1' }).update({ payload: '{' });
    await db('jobs').where({ id: 'id-4' }).update({ payload: 'null' });
    expect(await queue.take('id-4', monday, tuesday)).toBeUndefined();
    expect((await queue.lease(monday, tuesday, 10)).map(({ id }) => id)).toEqual(['id-2', 'id-3']);
    expect(await queue.counts()).toEqual({ waiting: 2, failed: 2 });
    expect(await db('jobs').whereNotNull('dead_at').distinct('reason')).toEqual([
      { reason: 'What this job was left with cannot be read.' },
    ]);
  });
});
