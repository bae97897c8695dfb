import { describe, expect, it } from 'vitest';
import type { JobQueue, Outbox } from '../../src/domain/kernel/jobs.ts';
import { inParallel } from './in-parallel.ts';
import { ODD_TEXT } from './samples.ts';

export interface Jobs {
  readonly outbox: Outbox;
  readonly queue: JobQueue;
  /** What the outbox takes for the time of day. */
  readonly clock: { now(): Date; advance(milliseconds: number): void };
}

const LEASE_MS = 60_000;
const after = (time: Date, milliseconds: number): Date => new Date(time.getTime() + milliseconds);

/** What every Outbox and JobQueue promise together. `open` hands over empty ones. */
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
  const orderIds = (jobs: readonly { payload: unknown }[]) => jobs.map((job) => (job.payload as { orderId: string }).orderId);

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

    it('does not hand over a job before its time', async () => {
      const { take, clock } = await withJobs(1);
      expect(await take(1, after(clock.now(), -2))).toEqual([]);
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
      expect(await queue.counts()).toEqual({ waiting: 1, dead: 0 });
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

    it('keeps a buried job out of the way for good', async () => {
      const { queue, take, clock } = await withJobs(2);
      const [job] = await take(1);
      await queue.bury(job!.id, 'gave up after ten tries', clock.now());
      expect(await queue.counts()).toEqual({ waiting: 1, dead: 1 });
      expect(orderIds(await take(5, after(clock.now(), 100 * LEASE_MS)))).toEqual(['order-1']);
    });

    it('counts a job that is being worked on as waiting', async () => {
      const { queue, take } = await withJobs(2);
      expect(await queue.counts()).toEqual({ waiting: 2, dead: 0 });
      await take(1);
      expect(await queue.counts()).toEqual({ waiting: 2, dead: 0 });
    });
  });
}
