import { afterEach, describe, expect, it, vi } from 'vitest';
import { after, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../src/domain/kernel/clock.ts';
import { type JobQueue, MAX_LOST, SET_ASIDE } from '../../src/domain/kernel/jobs.ts';
import { jobLanes, laneOf } from '../../src/worker/job-lanes.ts';
import { LEASE_MS } from '../../src/worker/job-runner.ts';
import { backoffMs, MAX_ATTEMPTS } from '../../src/worker/retry-rule.ts';
import { gate, NAMES, refusal, soon, workshop } from './workshop.ts';

const COUNTS = {
  none: { waiting: 0, failed: 0 },
  waiting: { waiting: 1, failed: 0 },
  failed: { waiting: 0, failed: 1 },
};

describe('a worker', () => {
  it('does every job once, with its payload, and forgets it', async () => {
    const seen: unknown[] = [];
    const { worker, jobs, addJobs } = workshop((payload) => seen.push(payload));
    await addJobs(9);
    await worker.drain();
    expect(seen).toEqual(Array.from({ length: 9 }, (_, index) => ({ email: `${index + 1}` })));
    expect(await jobs.counts()).toEqual(COUNTS.none);
  });

  it('has at most four in hand', async () => {
    let inHand = 0;
    let max = 0;
    const { worker, addJobs } = workshop(async () => {
      max = Math.max(max, (inHand += 1));
      await soon(2);
      inHand -= 1;
    });
    await addJobs(10);
    await worker.drain();
    expect(max).toBe(4);
  });

  it.each([
    ['an outage', refusal('unavailable')],
    ['a fault of ours', new TypeError('x is not a function')],
    ['something odd', 'a text'],
  ])('tries again later after %s', async (_what, fault) => {
    let isBroken = true;
    let runs = 0;
    const { worker, jobs, clock, addJobs, said } = workshop(() => {
      runs += 1;
      if (isBroken) throw fault;
    });
    await addJobs(1);
    await worker.drain();
    await worker.drain();
    expect([runs, await jobs.counts()]).toEqual([1, COUNTS.waiting]);
    expect(said).toMatchObject([{ how: 'warn', facts: { attempt: 1 } }]);
    isBroken = false;
    clock.advance(1999);
    await worker.drain();
    expect(runs).toBe(1);
    clock.advance(2501 - 1999);
    await worker.drain();
    expect([runs, await jobs.counts()]).toEqual([2, COUNTS.none]);
  });

  it.each(['invalid', 'not-found', 'conflict'] as const)('buries what was refused as %s, at once', async (kind) => {
    const { worker, jobs, addJobs, clock, said } = workshop(() => {
      throw refusal(kind);
    });
    await addJobs(1);
    await worker.drain();
    clock.advance(24 * HOUR_MS);
    await worker.drain();
    expect(await jobs.counts()).toEqual(COUNTS.failed);
    expect(said).toMatchObject([{ how: 'error' }]);
  });

  it('gives up after ten tries', async () => {
    let runs = 0;
    const { worker, jobs, clock, addJobs } = workshop(() => {
      runs += 1;
      throw refusal('unavailable');
    });
    await addJobs(1);
    for (let round = 0; round < 15; round += 1) {
      await worker.drain();
      clock.advance(2 * HOUR_MS);
    }
    expect([runs, await jobs.counts()]).toEqual([MAX_ATTEMPTS, COUNTS.failed]);
  });

  it('sets a job aside that took its worker down twice, and does the others', async () => {
    const done: unknown[] = [];
    const { worker, jobs, monitor, clock, addJobs, said } = workshop((payload) => done.push(payload));
    await addJobs(2);
    for (let death = 0; death < MAX_LOST; death += 1) {
      await jobs.lease(clock.now(), new Date(clock.now().getTime() + MINUTE_MS), 1);
      clock.advance(MINUTE_MS);
    }
    await worker.drain();
    expect(done).toEqual([{ email: '2' }]);
    expect(await monitor.list('failed', clock.now(), { limit: 5 })).toMatchObject([{ attempt: 3, reason: SET_ASIDE }]);
    expect(said).toMatchObject([{ how: 'error', message: 'a job that ended its process twice is set aside' }]);
    await monitor.revive(clock.now());
    await worker.drain();
    expect(done).toEqual([{ email: '2' }, { email: '1' }]);
  });

  it('begins a job again whose worker was killed once', async () => {
    let runs = 0;
    const { worker, jobs, clock, addJobs } = workshop(() => (runs += 1));
    await addJobs(1);
    await jobs.lease(clock.now(), new Date(clock.now().getTime() + MINUTE_MS), 1);
    clock.advance(MINUTE_MS);
    await worker.drain();
    expect([runs, await jobs.counts()]).toEqual([1, COUNTS.none]);
  });

  it('lets one bad job hold up no other', async () => {
    const done: unknown[] = [];
    const { worker, jobs, addJobs } = workshop((payload) => {
      const { email } = payload as { email: string };
      if (Number(email) % 3 === 0) throw refusal('invalid');
      done.push(email);
    });
    await addJobs(9);
    await worker.drain();
    expect([done.length, await jobs.counts()]).toEqual([6, { waiting: 0, failed: 3 }]);
  });
});

describe('a job that nobody here can do', () => {
  it('of a name that only a newer version knows, holds up no other and ends among the failed ones, with its reason', async () => {
    const done: unknown[] = [];
    const { worker, jobs, monitor, clock, addJobs } = workshop((payload) => done.push(payload));
    await jobs.add('newer/kind' as never, {} as never);
    await addJobs(5);
    await worker.drain();
    expect(done).toHaveLength(5);
    for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
      clock.advance(2 * HOUR_MS);
      await worker.drain();
    }
    expect(await monitor.list('failed', clock.now(), { limit: 5 })).toMatchObject([
      { name: 'newer/kind', attempt: MAX_ATTEMPTS, reason: 'No handler for newer/kind' },
    ]);
  });
});

describe('lanes', () => {
  it('reads documents one at a time, and lets no mail wait behind them', async () => {
    const { opened, open } = gate();
    const seen: string[] = [];
    const { worker, jobs, addJobs } = workshop(async (payload) => {
      seen.push(Object.keys(payload as object).join());
      if ('key' in (payload as object)) await opened;
    });
    for (let n = 0; n < 3; n += 1) await jobs.add('media/inspect-file', { key: `documents/${n}.pdf` });
    await addJobs(2);
    worker.start();
    while ((await jobs.counts()).waiting > 3) await soon(1);
    expect(seen.toSorted()).toEqual(['email', 'email', 'key']);
    await addJobs(1);
    while ((await jobs.counts()).waiting > 3) await soon(1);
    open();
    while ((await jobs.counts()).waiting > 0) await soon(1);
    await worker.stop();
    expect(seen).toHaveLength(6);
  });

  it('keeps documents until no upload is coming in, and begins no other when one is', async () => {
    const seen: unknown[] = [];
    const { worker, jobs, uploads } = workshop((payload) => {
      seen.push(payload);
      uploads.isQuiet = false;
    });
    for (const key of ['documents/a.pdf', 'documents/b.pdf']) await jobs.add('media/inspect-file', { key });
    uploads.isQuiet = false;
    await worker.drain();
    expect(seen).toEqual([]);
    uploads.isQuiet = true;
    await worker.drain();
    expect(seen).toEqual([{ key: 'documents/a.pdf' }]);
    uploads.isQuiet = true;
    await worker.drain();
    expect(await jobs.counts()).toEqual(COUNTS.none);
  });

  it('have one for every job, the same for who leaves it and who works it', () => {
    const lanes = jobLanes(() => true);
    for (const name of NAMES) {
      const of = lanes.filter(({ names }) =>
        'only' in names ? names.only.includes(name) : !names.except.includes(name),
      );
      expect(of.map(({ id }) => id)).toEqual([laneOf(name)]);
    }
  });

  it('try what a newer version left, and fail it in the end', async () => {
    const { worker, jobs, clock, said } = workshop(() => {});
    await jobs.add('newer/kind' as never, {} as never);
    for (let round = 0; round < 15; round += 1) {
      await worker.drain();
      clock.advance(2 * HOUR_MS);
    }
    expect(await jobs.counts()).toEqual(COUNTS.failed);
    expect(said.at(-1)).toMatchObject({ how: 'error', facts: { attempt: MAX_ATTEMPTS } });
  });
});

describe('leases', () => {
  afterEach(() => void vi.useRealTimers());

  it('are renewed as long as the work goes on, and end soon after the worker was killed', async () => {
    vi.useFakeTimers();
    const { opened, open } = gate();
    const { worker, jobs, clock, addJobs } = workshop(() => opened);
    const takenByAnother = async () => (await jobs.lease(clock.now(), after(clock.now(), 1), 5)).length;
    const pass = async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += SECOND_MS) {
        clock.advance(SECOND_MS);
        await vi.advanceTimersByTimeAsync(SECOND_MS);
      }
    };
    await addJobs(2);
    // The database has a timer of its own.
    const timers = vi.getTimerCount();
    const work = worker.drain();
    await pass(5 * MINUTE_MS);
    expect(await takenByAnother()).toBe(0);
    open();
    await work;
    expect([await jobs.counts(), vi.getTimerCount()]).toEqual([COUNTS.none, timers]);

    await addJobs(1);
    await jobs.lease(clock.now(), after(clock.now(), LEASE_MS), 1);
    clock.advance(LEASE_MS);
    expect(await takenByAnother()).toBe(1);
  });

  it('that cannot be renewed are told of, and the work goes on', async () => {
    vi.useFakeTimers();
    const { opened, open } = gate();
    const breaking = (queue: JobQueue): JobQueue =>
      new Proxy(queue, {
        get: (target, name: keyof JobQueue) =>
          name === 'extend' ? () => Promise.reject(new Error('away')) : target[name].bind(target),
      });
    const { worker, jobs, addJobs, said } = workshop(() => opened, breaking);
    await addJobs(1);
    const work = worker.drain();
    await vi.advanceTimersByTimeAsync(LEASE_MS);
    expect(said.map(({ message }) => message)).toEqual(Array.from({ length: 3 }, () => 'a lease was not renewed'));
    open();
    await work;
    expect(await jobs.counts()).toEqual(COUNTS.none);
  });
});

describe('stopping a worker', () => {
  it('waits for the jobs in hand and takes no more', async () => {
    const { opened, open } = gate();
    const seen = { begun: 0, ended: 0 };
    const { worker, jobs, addJobs } = workshop(async () => {
      seen.begun += 1;
      await opened;
      seen.ended += 1;
    });
    await addJobs(9);
    worker.start();
    while (seen.begun < 4) await soon(1);
    const stopping = worker.stop().then(() => seen.ended);
    await soon();
    open();
    expect(await stopping).toBe(4);
    await soon();
    expect([seen.begun, await jobs.counts()]).toEqual([4, { waiting: 5, failed: 0 }]);
  });

  it('waits for the jobs in hand although the queue broke under one of them', async () => {
    const { opened, open } = gate();
    const inHand = new Set<string>();
    const breaking = (queue: JobQueue): JobQueue =>
      new Proxy(queue, {
        get: (target, name: keyof JobQueue) =>
          name === 'retryAt' ? () => Promise.reject(new Error('queue away')) : target[name].bind(target),
      });
    const { worker, addJobs, said } = workshop(async (payload) => {
      const { email } = payload as { email: string };
      if (email === '1') throw refusal('unavailable');
      inHand.add(email);
      await opened;
      inHand.delete(email);
    }, breaking);
    await addJobs(3);
    worker.start();
    while (inHand.size < 2) await soon(1);
    await soon();
    const stopping = worker.stop().then(() => inHand.size);
    await soon();
    open();
    expect(await stopping).toBe(0);
    expect(said.some(({ message }) => message === 'the job queue does not answer')).toBe(true);
  });

  it('works before it ever began, and more than once', async () => {
    const { worker, addJobs, jobs } = workshop(() => {});
    await addJobs(1);
    worker.start();
    await Promise.all([worker.stop(), worker.stop()]);
    await soon();
    expect(await jobs.counts()).toEqual(COUNTS.waiting);
  });

  it('is not needed for going on after the queue was away', async () => {
    let isAway = true;
    const flaky = (queue: JobQueue): JobQueue =>
      new Proxy(queue, {
        get: (target, name: keyof JobQueue) =>
          name === 'lease' && isAway ? () => Promise.reject(new Error('away')) : target[name].bind(target),
      });
    const { worker, addJobs, jobs, said } = workshop(() => {}, flaky);
    await addJobs(1);
    worker.start();
    while (said.length === 0) await soon(1);
    isAway = false;
    while ((await jobs.counts()).waiting > 0) await soon(1);
    await worker.stop();
  });
});

describe('the wait before another try', () => {
  it('doubles up to an hour, and spreads by a quarter at most', () => {
    expect([1, 2, 3, 9, 11, 12, 60].map((attempt) => backoffMs(attempt, 0) / 1000)).toEqual([
      2, 4, 8, 512, 2048, 3600, 3600,
    ]);
    expect(backoffMs(1, 0.999)).toBeLessThanOrEqual(2500);
    expect(backoffMs(60, 0.999)).toBeLessThanOrEqual(1.25 * HOUR_MS);
  });
});
