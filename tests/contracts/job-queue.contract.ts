import { describe, expect, it } from 'vitest';
import {
  CLOCK_STEP_MS,
  type JobMonitor,
  type JobNames,
  type JobQueue,
  type Outbox,
} from '../../src/domain/kernel/jobs.ts';
import { inParallel } from './in-parallel.ts';
import { ODD_TEXT } from './samples.ts';

export interface Jobs {
  readonly outbox: Outbox;
  readonly queue: JobQueue;
  readonly monitor: JobMonitor;
  /** What the outbox takes for the time of day. */
  readonly clock: { now(): Date; advance(milliseconds: number): void };
}

const LEASE_MS = 60_000;
const after = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

/** What every Outbox, JobQueue and JobMonitor promise together. `open` hands over empty ones. */
export function jobQueueContract(adapter: string, open: () => Promise<Jobs>): void {
  const withJobs = async (count: number) => {
    const jobs = await open();
    for (let index = 0; index < count; index += 1) {
      await jobs.outbox.add('enrolment/send-receipt', { orderId: `order-${index}` });
      jobs.clock.advance(1);
    }
    const take = (limit: number, now = jobs.clock.now()) => jobs.queue.lease(now, after(now, LEASE_MS), limit);
    return { ...jobs, take };
  };
  const orderIds = (jobs: readonly { payload: unknown }[]) =>
    jobs.map((job) => (job.payload as { orderId: string }).orderId);

  describe(`Outbox and JobQueue on ${adapter}`, () => {
    it('hands over a job with all that was left for it', async () => {
      const { outbox, take } = await withJobs(0);
      await outbox.add('media/erase-files', { keys: ['a', ODD_TEXT] });
      const [job, ...others] = await take(10);
      expect(others).toEqual([]);
      expect(job).toMatchObject({ name: 'media/erase-files', payload: { keys: ['a', ODD_TEXT] }, attempt: 1 });
      expect(job?.id).toBeTruthy();
    });

    it('hands over the oldest jobs first, and no more than asked for', async () => {
      const { take } = await withJobs(5);
      expect(orderIds(await take(3))).toEqual(['order-0', 'order-1', 'order-2']);
      expect(orderIds(await take(3))).toEqual(['order-3', 'order-4']);
      expect(await take(3)).toEqual([]);
    });

    it('hides a job for the length of its lease, and counts the next try', async () => {
      const { take, clock } = await withJobs(1);
      const start = clock.now();
      await take(1, start);
      expect(await take(1, after(start, LEASE_MS - 1))).toEqual([]);
      const [again] = await take(1, after(start, LEASE_MS));
      expect(again).toMatchObject({ payload: { orderId: 'order-0' }, attempt: 2 });
    });

    it('hands over jobs of the names that are asked for, and leaves the others', async () => {
      const { outbox, queue, clock } = await withJobs(1);
      await outbox.add('media/inspect-file', { key: 'documents/a.pdf' });
      clock.advance(1);
      const take = async (names: JobNames) =>
        (await queue.lease(clock.now(), after(clock.now(), LEASE_MS), 10, names)).map(({ name }) => name);
      expect(await take({ only: ['media/inspect-file', 'media/erase-files'] })).toEqual(['media/inspect-file']);
      expect(await take({ only: [] })).toEqual([]);
      expect(await take({ except: ['enrolment/send-receipt'] })).toEqual([]);
      expect(await take({ only: ['enrolment/send-receipt'] })).toEqual(['enrolment/send-receipt']);
    });

    it('hands over what a newer version left with whoever takes all but some', async () => {
      const { outbox, queue, clock } = await withJobs(1);
      await outbox.add('newer/kind' as never, {} as never);
      const leased = await queue.lease(clock.now(), after(clock.now(), LEASE_MS), 10, {
        except: ['enrolment/send-receipt'],
      });
      expect(leased.map(({ name }) => name)).toEqual(['newer/kind']);
    });

    it('lists what is due and free without taking it, the oldest first', async () => {
      const { outbox, queue, take, clock } = await withJobs(4);
      const [held, failed] = await take(2);
      await queue.fail(failed!.id, 'gave up', clock.now());
      const at = after(clock.now(), 10);
      await outbox.add('media/inspect-file', { key: 'documents/a.pdf' }, { at });
      const due = (names: JobNames, now = clock.now(), limit = 10) => queue.listDue(now, limit, names);
      const all = { except: [] };
      const free = await due(all);
      expect([free.length, (await due(all)).length]).toEqual([2, 2]);
      expect(await due(all, clock.now(), 1)).toEqual([free[0]]);
      expect(await due({ only: ['media/inspect-file'] })).toEqual([]);
      expect(await due({ only: ['media/inspect-file'] }, at)).toHaveLength(1);
      expect(await due({ except: ['media/inspect-file'] }, after(clock.now(), LEASE_MS))).toEqual([held!.id, ...free]);
    });

    it('holds a job for longer, as long as it is held', async () => {
      const { queue, take, clock } = await withJobs(4);
      const start = clock.now();
      const [held, done, putOff, failed] = await take(4, start);
      await queue.done(done!.id);
      await queue.retryAt(putOff!.id, start, 'once more');
      await queue.fail(failed!.id, 'gave up', start);
      await queue.extend(
        [held, done, putOff, failed].map((job) => job!.id),
        after(start, 2 * LEASE_MS),
      );
      expect(orderIds(await take(5, after(start, LEASE_MS)))).toEqual(orderIds([putOff!]));
      expect(await take(5, after(start, 2 * LEASE_MS - 1))).toEqual([]);
      await queue.retryAt(putOff!.id, start, 'once more');
      expect(orderIds(await take(5, after(start, 2 * LEASE_MS)))).toEqual(orderIds([held!, putOff!]));
      expect(await queue.counts()).toEqual({ waiting: 2, failed: 1 });
      await queue.extend([], after(start, LEASE_MS));
    });

    it('does not hand over a job before its time', async () => {
      const { take, clock } = await withJobs(1);
      expect(await take(1, after(clock.now(), -2))).toEqual([]);
    });

    it('keeps a delayed job until its moment, behind what was due before it', async () => {
      const { outbox, queue, take, clock } = await withJobs(1);
      const at = after(clock.now(), 10 * LEASE_MS);
      await outbox.add('enrolment/send-receipt', { orderId: 'delayed' }, { at });
      expect(await queue.counts()).toEqual({ waiting: 2, failed: 0 });
      expect(orderIds(await take(5, after(at, -1)))).toEqual(['order-0']);
      clock.advance(LEASE_MS);
      await outbox.add('enrolment/send-receipt', { orderId: 'added later' });
      expect(orderIds(await take(5, at))).toEqual(['added later', 'delayed']);
    });

    it('has what was left or held before the clock was set back', async () => {
      const { take, queue, monitor, clock } = await withJobs(2);
      await take(1);
      const before = after(clock.now(), -60 * LEASE_MS);
      expect(await monitor.states(before)).toEqual({ waiting: 2, running: 0, failed: 0 });
      expect(await monitor.list('running', before, { limit: 5 })).toEqual([]);
      const ids = await queue.listDue(before, 5, { except: [] });
      expect(ids).toHaveLength(2);
      expect(orderIds(await take(1, before))).toEqual(['order-0']);
      expect(await queue.take(ids[1]!, before, after(before, LEASE_MS))).toMatchObject({ attempt: 1 });
      expect([await take(5, before), await monitor.states(before)]).toEqual([
        [],
        { waiting: 0, running: 2, failed: 0 },
      ]);
    });

    it('takes a little less than that for the clock of another machine', async () => {
      const { take, clock } = await withJobs(1);
      const [start, behind] = [clock.now(), after(clock.now(), LEASE_MS - CLOCK_STEP_MS)];
      await take(1, start);
      expect(await take(1, behind)).toEqual([]);
    });

    it('takes one due job by its id, once, and under the same lease', async () => {
      const { queue, monitor, take, clock } = await withJobs(3);
      const now = clock.now();
      const [newest] = await monitor.list('waiting', now, { limit: 1 });
      const takeIt = (at: Date) => queue.take(newest!.id, at, after(at, LEASE_MS));
      expect(await takeIt(now)).toEqual({
        id: newest!.id,
        name: 'enrolment/send-receipt',
        payload: { orderId: 'order-2' },
        attempt: 1,
        lost: 0,
      });
      expect(await takeIt(after(now, LEASE_MS - 1))).toBeUndefined();
      const others = await take(5, now);
      expect(orderIds(others)).toEqual(['order-0', 'order-1']);
      for (const { id } of others) await queue.done(id);
      expect(await takeIt(after(now, LEASE_MS))).toMatchObject({ attempt: 2 });
    });

    it('has nothing for an id that is unknown, done, failed or not due yet', async () => {
      const { outbox, queue, monitor, take, clock } = await withJobs(3);
      const now = clock.now();
      const [done, failed, putOff] = await take(3);
      await queue.done(done!.id);
      await queue.fail(failed!.id, 'gave up', now);
      await queue.retryAt(putOff!.id, after(now, 10), 'once more');
      await outbox.add('enrolment/send-receipt', { orderId: 'delayed' }, { at: after(now, 10) });
      const waiting = (await monitor.list('waiting', now, { limit: 10 })).map(({ id }) => id);
      expect(waiting).toHaveLength(2);
      const ids = ['nowhere', done!.id, failed!.id, ...waiting];
      const takeAll = (at: Date) => Promise.all(ids.map((id) => queue.take(id, at, after(at, LEASE_MS))));
      expect(await takeAll(after(now, 9))).toEqual(ids.map(() => undefined));
      expect((await takeAll(after(now, 10))).map((job) => job?.id)).toEqual([
        undefined,
        undefined,
        undefined,
        ...waiting,
      ]);
    });

    it('counts how often a job was in the hands of one who never said how that ended', async () => {
      const { queue, take, clock } = await withJobs(1);
      const takeAgain = async () => {
        clock.advance(LEASE_MS);
        const [job] = await take(1);
        return job;
      };
      expect((await take(1))[0]).toMatchObject({ attempt: 1, lost: 0 });
      expect(await takeAgain()).toMatchObject({ attempt: 2, lost: 1 });
      const twice = await takeAgain();
      expect(twice).toMatchObject({ attempt: 3, lost: 2 });
      await queue.retryAt(twice!.id, clock.now(), 'once more');
      expect(await takeAgain()).toMatchObject({ attempt: 4, lost: 0 });
      const lost = await takeAgain();
      expect(lost).toMatchObject({ lost: 1 });
      await queue.extend([lost!.id], after(clock.now(), 2 * LEASE_MS));
      expect(await takeAgain()).toBeUndefined();
    });

    it('counts nothing as lost because the clock was set back', async () => {
      const { take, clock } = await withJobs(1);
      await take(1);
      expect(await take(1, after(clock.now(), -60 * LEASE_MS))).toMatchObject([{ attempt: 2, lost: 0 }]);
    });

    it('hands over lost jobs one after the other, the short ones first, and others beside them', async () => {
      const { outbox, queue, monitor, take, clock } = await withJobs(0);
      await outbox.add('media/convert-video', { key: 'videos/a.mov' });
      clock.advance(1);
      await outbox.add('media/inspect-file', { key: 'documents/a.pdf' });
      for (const orderId of ['lost-0', 'lost-1']) {
        clock.advance(1);
        await outbox.add('enrolment/send-receipt', { orderId });
      }
      const all = await take(4);
      expect(all).toHaveLength(4);
      clock.advance(LEASE_MS);
      await outbox.add('enrolment/send-receipt', { orderId: 'fresh' });
      const found = async () => (await take(9)).map(({ id, lost }) => [all.findIndex((job) => job.id === id), lost]);
      expect(await queue.listDue(clock.now(), 9, { only: ['media/convert-video', 'media/inspect-file'] })).toEqual([]);
      expect(await queue.take(all[0]!.id, clock.now(), after(clock.now(), LEASE_MS))).toBeUndefined();
      expect(await found()).toEqual([
        [2, 1],
        [-1, 0],
      ]);
      expect(await found()).toEqual([]);
      await queue.done(all[2]!.id);
      expect(await found()).toEqual([[3, 1]]);
      await queue.retryAt(all[3]!.id, after(clock.now(), 10 * LEASE_MS), 'once more');
      expect(await found()).toEqual([[1, 1]]);
      await queue.fail(all[1]!.id, 'set aside', clock.now());
      expect(await queue.take(all[0]!.id, clock.now(), after(clock.now(), LEASE_MS))).toMatchObject({ lost: 1 });
      expect(await monitor.revive(clock.now(), all[1]!.id)).toBe(1);
      expect(await found()).toEqual([[1, 0]]);
    });

    it('gives one job to one of those who take it at once, by its id or with a round', async () => {
      const { queue, monitor, clock } = await withJobs(1);
      const now = clock.now();
      const [job] = await monitor.list('waiting', now, { limit: 1 });
      const answers = await inParallel(10, async (index) =>
        index % 2
          ? queue.take(job!.id, now, after(now, LEASE_MS))
          : (await queue.lease(now, after(now, LEASE_MS), 1))[0],
      );
      expect(answers.filter((answer) => answer !== undefined)).toMatchObject([{ id: job!.id, attempt: 1 }]);
    });

    it('gives each of sixty jobs to one of twenty workers', async () => {
      const { queue, clock } = await withJobs(60);
      const now = clock.now();
      const leased = await inParallel(20, () => queue.lease(now, after(now, LEASE_MS), 3));
      // A worker may come away with fewer, when another is just taking what it saw; the rest stays for the next round.
      const taken = [...leased.flat(), ...(await queue.lease(now, after(now, LEASE_MS), 60))];
      expect(new Set(taken.map((job) => job.id)).size).toBe(60);
      expect(taken).toHaveLength(60);
      expect(taken.every((job) => job.attempt === 1)).toBe(true);
    });

    it('forgets a job that is done, and only that one', async () => {
      const { queue, take, clock } = await withJobs(2);
      const [first] = await take(2);
      await queue.done(first!.id);
      await queue.done(first!.id);
      expect(await queue.counts()).toEqual({ waiting: 1, failed: 0 });
      expect(orderIds(await take(5, after(clock.now(), LEASE_MS)))).toEqual(['order-1']);
    });

    it('offers a job again from the time it was put off to', async () => {
      const { queue, take, clock } = await withJobs(1);
      const [job] = await take(1);
      const later = after(clock.now(), 10 * LEASE_MS);
      await queue.retryAt(job!.id, later, 'the mail service did not answer');
      expect(await take(1, after(later, -1))).toEqual([]);
      expect(await take(1, later)).toMatchObject([{ id: job!.id, attempt: 2 }]);
    });

    it('offers a job that is put off to a time within its lease without waiting for the lease', async () => {
      const { queue, take, clock } = await withJobs(1);
      const [job] = await take(1);
      await queue.retryAt(job!.id, after(clock.now(), 5), 'once more');
      expect(await take(1, after(clock.now(), 5))).toHaveLength(1);
    });

    it('keeps a failed job out of the way for good', async () => {
      const { queue, take, clock } = await withJobs(2);
      const [job] = await take(1);
      await queue.fail(job!.id, 'gave up after ten tries', clock.now());
      expect(await queue.counts()).toEqual({ waiting: 1, failed: 1 });
      expect(orderIds(await take(5, after(clock.now(), 100 * LEASE_MS)))).toEqual(['order-1']);
    });

    it('counts a job that is being worked on as waiting', async () => {
      const { queue, take } = await withJobs(2);
      expect(await queue.counts()).toEqual({ waiting: 2, failed: 0 });
      await take(1);
      expect(await queue.counts()).toEqual({ waiting: 2, failed: 0 });
    });

    it('shows each job in its state, the newest first, and never what is in it', async () => {
      const { queue, monitor, take, clock } = await withJobs(5);
      const [first, second] = await take(2);
      await queue.fail(first!.id, 'gave up', clock.now());
      const now = clock.now();
      expect(await monitor.states(now)).toEqual({ waiting: 3, running: 1, failed: 1 });
      const [failed] = await monitor.list('failed', now, { limit: 10 });
      expect(failed).toEqual({
        id: first!.id,
        name: 'enrolment/send-receipt',
        state: 'failed',
        attempt: 1,
        createdAt: after(now, -5),
        at: now,
        reason: 'gave up',
        video: null,
      });
      expect((await monitor.list('running', now, { limit: 10 })).map((job) => job.id)).toEqual([second!.id]);
      const waiting = await monitor.list('waiting', now, { limit: 10 });
      expect(waiting.map((job) => job.createdAt)).toEqual([-1, -2, -3].map((before) => after(now, before)));
      expect(await monitor.states(after(now, LEASE_MS))).toEqual({ waiting: 4, running: 0, failed: 1 });
    });

    it('shows the conversions of videos in their states, and why one failed', async () => {
      const { outbox, queue, monitor, take, clock } = await withJobs(1);
      const keys = ['failed', 'running', 'waiting', 'another'].map((name) => `videos/202603/${name}.mov`);
      for (const key of keys) {
        await outbox.add('media/convert-video', { key });
        clock.advance(1);
      }
      const [, first] = await take(3);
      await queue.fail(first!.id, 'This video is damaged.', clock.now());
      const asked = keys.slice(0, 3);
      expect(await monitor.conversionsOf([...asked, 'videos/202603/done.mov'], clock.now())).toEqual([
        { key: keys[0], state: 'failed', reason: 'This video is damaged.' },
        { key: keys[1], state: 'running', reason: null },
        { key: keys[2], state: 'waiting', reason: null },
      ]);
      expect(await monitor.conversionsOf([], clock.now())).toEqual([]);
    });

    it('shows jobs in pages', async () => {
      const { monitor, clock } = await withJobs(5);
      const page = async (before?: string) =>
        (await monitor.list('waiting', clock.now(), { limit: 2, ...(before === undefined ? {} : { before }) })).map(
          (job) => job.id,
        );
      const [one, two] = [await page(), await page((await page()).at(-1))];
      const three = await page(two.at(-1));
      expect(new Set([...one, ...two, ...three]).size).toBe(5);
      expect(await page(three.at(-1))).toEqual([]);
      expect(await page('nowhere')).toEqual([]);
    });

    it('brings failed jobs back as if they were new, each once', async () => {
      const { queue, monitor, take, clock } = await withJobs(3);
      const [first, second, third] = await take(3);
      for (const job of [first, second]) await queue.fail(job!.id, 'gave up', clock.now());
      expect(await monitor.revive(clock.now(), third!.id)).toBe(0);
      expect(await monitor.revive(clock.now(), 'nowhere')).toBe(0);
      expect((await inParallel(2, () => monitor.revive(clock.now(), first!.id))).toSorted()).toEqual([0, 1]);
      expect(await take(5)).toMatchObject([{ id: first!.id, attempt: 1 }]);
      expect(await monitor.revive(clock.now())).toBe(1);
      expect(await monitor.states(clock.now())).toEqual({ waiting: 1, running: 2, failed: 0 });
    });
  });
}
