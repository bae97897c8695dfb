import { beforeEach, describe, expect, it } from 'vitest';
import { endOfDay } from '../../../src/domain/enrolment/access-period.ts';
import { AnnounceAccessEnds } from '../../../src/domain/enrolment/jobs/announce-access-ends.ts';
import { SendAccessNotice } from '../../../src/domain/enrolment/jobs/send-access-notice.ts';
import { startOf } from '../../../src/domain/kernel/calendar.ts';
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '../../../src/domain/kernel/clock.ts';
import type { Jobs } from '../../../src/domain/kernel/jobs.ts';
import { inParallel } from '../../contracts/in-parallel.ts';
import { shop } from './shop.ts';

const END = endOfDay('2026-04-22');

async function school() {
  const world = await shop();
  const { stores, work, clock, jobs, mailbox, forSale } = world;
  const { enrolments } = stores;
  await enrolments.add({ userId: 'ada', courseId: 'course', since: clock.now(), orderId: null, term: { until: END } });
  const announce = new AnnounceAccessEnds(enrolments, work, clock);
  const send = new SendAccessNotice(
    enrolments,
    stores.users,
    forSale,
    mailbox,
    { name: 'Cusp', origin: 'https://x.example' },
    clock,
  );
  /** What the worker does every hour, and with what it finds. */
  const hour = async () => {
    await inParallel(3, () => announce.run());
    const now = clock.now();
    for (const { id, name, payload } of await jobs.lease(now, after(now, MINUTE_MS), 10)) {
      if (name !== 'enrolment/send-access-notice') continue;
      const job = payload as Jobs['enrolment/send-access-notice'];
      await send.run(job);
      await send.run(job);
      await jobs.done(id);
    }
  };
  const mails = async () => (await mailbox.list({ limit: 10 })).mails.map(({ subject }) => subject).toReversed();
  return { ...world, announce, send, hour, mails };
}

const ENDING = 'Your access to Ten months ends on 22 April 2026';
const ENDED = 'Your access to Ten months has ended';

let world: Awaited<ReturnType<typeof school>>;
beforeEach(async () => {
  world = await school();
});

describe('the mails about the end of access', () => {
  it('come 14 days before it and when it has come, once', async () => {
    const written: string[] = [];
    for (let now = world.clock.now(); now < after(END, 3 * DAY_MS); now = after(now, 6 * HOUR_MS)) {
      world.clock.set(now);
      await world.hour();
      for (const subject of (await world.mails()).slice(written.length)) {
        expect(subject).toBe(written.length === 0 ? ENDING : ENDED);
        const due = written.length === 0 ? startOf('2026-04-08') : END;
        expect(now >= due && now <= after(due, 6 * HOUR_MS)).toBe(true);
        written.push(subject);
      }
    }
    expect(written).toEqual([ENDING, ENDED]);
  });

  it('are written anew for another end, and not for one that was extended before the mail', async () => {
    world.clock.set(after(END, -3 * DAY_MS));
    await world.hour();
    await world.announce.run();
    await world.stores.enrolments.moveEnd('ada', 'course', world.clock.now(), endOfDay('2026-06-30'));
    world.clock.set(after(END, DAY_MS));
    await world.hour();
    expect(await world.mails()).toEqual([ENDING]);
    world.clock.set(startOf('2026-06-20'));
    await world.hour();
    expect(await world.mails()).toEqual([ENDING, 'Your access to Ten months ends on 30 June 2026']);
    world.clock.set(after(endOfDay('2026-06-30'), -1));
    await world.hour();
    expect(await world.mails()).toHaveLength(2);
  });

  it('are not written to whoever was revoked, of a course that is gone, nor of what was over long ago', async () => {
    world.clock.set(after(END, -DAY_MS));
    await world.announce.run();
    await world.stores.enrolments.revoke('ada', 'course', world.clock.now());
    world.clock.set(after(END, 1));
    await world.hour();
    const { enrolments } = world.stores;
    const since = world.clock.now();
    await enrolments.add({ userId: 'ada', courseId: 'gone', since, orderId: null, term: { until: since } });
    await enrolments.add({ userId: 'ada', courseId: 'other', since, orderId: null, term: { until: since } });
    world.clock.advance(1);
    await world.hour();
    expect(await world.mails()).toEqual([ENDED]);
    await enrolments.moveEnd('ada', 'other', since, after(since, 2));
    world.clock.advance(31 * DAY_MS);
    await world.hour();
    expect(await world.mails()).toEqual([ENDED]);
  });

  it('leave no mark when the job could not be left', async () => {
    world.clock.set(after(END, -DAY_MS));
    world.breakStores({ outbox: { add: () => Promise.reject(new Error('the database is away')) } });
    await expect(world.announce.run()).rejects.toThrow('away');
    world.breakStores({});
    await world.hour();
    expect(await world.mails()).toEqual([ENDING]);
  });
});
