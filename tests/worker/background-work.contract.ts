import type { Knex } from 'knex';
import { afterEach, describe, expect, it } from 'vitest';
import { KnexJobMonitor } from '../../src/adapters/knex/operations/job-monitor.ts';
import { KnexJobQueue } from '../../src/adapters/knex/operations/job-queue.ts';
import { type JobsAdded, KnexUnitOfWork } from '../../src/adapters/knex/unit-of-work.ts';
import { RandomIds } from '../../src/adapters/node-crypto/random-ids.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { SET_ASIDE } from '../../src/domain/kernel/jobs.ts';
import type { BackgroundWork, StartWork } from '../../src/worker/background-work.ts';
import { gate, handlersThat, refusal } from './workshop.ts';

/** A process that leaves jobs, works them, or both. */
export interface WorkingProcess {
  readonly startWork: StartWork;
  readonly jobsAdded?: JobsAdded | undefined;
}

const NONE = { waiting: 0, failed: 0 };
const keyOf = (payload: unknown): string => (payload as { key: string }).key;

/**
 * What every way of working the jobs does, whatever brings them to the worker. `openDatabase` hands over an empty one,
 * and `openProcess` a process on it.
 */
export function backgroundWorkContract(
  name: string,
  openDatabase: () => Promise<Knex>,
  openProcess: (db: Knex) => Promise<WorkingProcess>,
): void {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  const open = async () => {
    const db = await openDatabase();
    const queue = new KnexJobQueue(db);
    const [ids, clock] = [new RandomIds(), new SystemClock()];
    const process = await openProcess(db);
    const unit = new KnexUnitOfWork(db, ids, clock, process.jobsAdded);
    const add = (jobName: 'media/erase-files' | 'media/inspect-file', keys: readonly string[], at?: Date) =>
      unit.run(async ({ outbox }) => {
        for (const key of keys)
          await outbox.add(jobName, { key, keys: [key] } as never, at === undefined ? {} : { at });
      });
    const work = (run: (key: string) => unknown, more: Partial<BackgroundWork> = {}, on = process) => {
      const log = { info: () => {}, warn: () => {}, error: () => {} };
      const handlers = handlersThat((payload) => run(keyOf(payload)));
      const waits = { pauseMs: 50, backoff: () => 50 };
      const stop = on.startWork({ queue, handlers, clock, log, tasks: [], isQuiet: () => true, ...waits, ...more });
      stops.push(stop);
      return stop;
    };
    const isCounting = async (counts: { waiting: number; failed: number }) => {
      await expect.poll(() => queue.counts(), { timeout: 60_000, interval: 20 }).toEqual(counts);
    };
    return { db, queue, clock, add, work, isCounting };
  };
  const list = (count: number) => Array.from({ length: count }, (_, index) => `key-${index}`);

  describe(`background work, ${name}`, () => {
    it('does each job once, left before or after the start, by one worker or two', async () => {
      const { db, add, work, isCounting } = await open();
      const seen: string[] = [];
      await add('media/erase-files', list(30));
      work((key) => seen.push(key));
      work((key) => seen.push(key), {}, await openProcess(db));
      await isCounting(NONE);
      await add('media/erase-files', ['later']);
      await isCounting(NONE);
      expect(seen.toSorted()).toEqual([...list(30), 'later'].toSorted());
    });

    it('tries again what failed, fails what was refused, and does it when it is retried', async () => {
      const { db, add, work, isCounting, clock } = await open();
      const runs: string[] = [];
      let isMended = false;
      work((key) => {
        runs.push(key);
        if (key === 'away' && runs.filter((one) => one === 'away').length < 2) throw new Error('away');
        if (key === 'refused' && !isMended) throw refusal('invalid');
      });
      await add('media/erase-files', ['away', 'refused']);
      await isCounting({ waiting: 0, failed: 1 });
      expect(runs.toSorted()).toEqual(['away', 'away', 'refused']);
      expect(await db('jobs').first()).toMatchObject({ reason: 'A sentence about invalid.' });
      isMended = true;
      expect(await new KnexJobMonitor(db).revive(clock.now())).toBe(1);
      await isCounting(NONE);
      expect(runs.filter((key) => key === 'refused')).toHaveLength(2);
    });

    it('does a delayed job at its moment, and meanwhile others', async () => {
      const { add, work, isCounting, clock } = await open();
      const runs: [key: string, at: number][] = [];
      work((key) => runs.push([key, clock.now().getTime()]));
      const at = new Date(clock.now().getTime() + 1200);
      await add('media/erase-files', ['delayed'], at);
      await add('media/erase-files', ['at once']);
      await isCounting(NONE);
      expect(runs.map(([key]) => key)).toEqual(['at once', 'delayed']);
      expect(runs[1]![1]).toBeGreaterThanOrEqual(at.getTime());
    });

    it('lets nothing wait behind documents, and documents until it is quiet', async () => {
      const { add, work, isCounting } = await open();
      const seen: string[] = [];
      let isQuiet = false;
      work((key) => seen.push(key), { isQuiet: () => isQuiet });
      await add('media/inspect-file', ['one.pdf', 'two.pdf']);
      await add('media/erase-files', ['file']);
      await isCounting({ waiting: 2, failed: 0 });
      expect(seen).toEqual(['file']);
      isQuiet = true;
      await isCounting(NONE);
      expect(seen.toSorted()).toEqual(['file', 'one.pdf', 'two.pdf']);
    });

    it('ends after the jobs in hand, and leaves the others', async () => {
      const { add, work, isCounting } = await open();
      const { opened, open: letGo } = gate();
      let inHand = 0;
      let ended = 0;
      const stop = work(async () => {
        inHand += 1;
        await opened;
        ended += 1;
      });
      await add('media/erase-files', list(9));
      await expect.poll(() => inHand).toBe(4);
      const stopped = stop();
      letGo();
      await stopped;
      expect([inHand, ended]).toEqual([4, 4]);
      await isCounting({ waiting: 5, failed: 0 });
    });

    it('sets aside a job that took its process down twice, says why, and does the others', async () => {
      const { db, add, work, isCounting } = await open();
      await add('media/erase-files', ['poison', 'beside it', 'other']);
      const rows = () => db('jobs').where('payload', 'not like', '%other%');
      await rows().update({ attempt: 1, lost: 1, leased_until: Date.now() - 1 });
      await db('jobs').where('payload', 'like', '%beside%').update({ lost: 0 });
      const seen: string[] = [];
      work((key) => seen.push(key));
      await isCounting({ waiting: 0, failed: 1 });
      expect(seen.toSorted()).toEqual(['beside it', 'other']);
      expect(await db('jobs').first()).toMatchObject({ reason: SET_ASIDE, attempt: 2 });
    });

    it('runs scheduled tasks, and goes on after one that failed', async () => {
      const { work } = await open();
      let runs = 0;
      const run = async () => {
        runs += 1;
        if (runs === 1) throw new Error('away');
      };
      work(() => {}, { tasks: [{ name: 'task', everyMs: 300, task: { run } }] });
      await expect.poll(() => runs).toBeGreaterThan(2);
    });
  });
}
