import type { Breather } from '../../kernel/breather.ts';
import { after, type Clock } from '../../kernel/clock.ts';
import type { AnnouncementId, UserId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Announcement, PACE_MS } from '../announcement.ts';
import type { AnnouncementRepository, DeliveryRepository, ReaderDirectory } from '../ports.ts';

/** People in one transaction: short enough that requests hardly wait behind it. */
const SLICE = 50;

interface Stores {
  readonly announcements: AnnouncementRepository;
  readonly deliveries: DeliveryRepository;
  readonly outbox: Outbox;
}

/**
 * Job: lets a planned announcement go at its time. Its readers are found a slice at a time; each gets one delivery,
 * and its mail a job of its own in the transaction of that, one after the other in time. Repeated after a killed
 * worker, or beside another one, it finds who is missing; their mails queue up behind those before them. It comes again
 * when the last mail is due, and then the announcement has left.
 */
export class LeaveAnnouncement {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly directory: Pick<ReaderDirectory, 'after'>,
    private readonly breather: Breather,
    private readonly clock: Clock,
  ) {}

  async run({ announcementId: id, isEnd }: { announcementId: AnnouncementId; isEnd?: true }): Promise<void> {
    if (isEnd) return this.end(id);
    const leaving = await this.begin(id);
    // One whose readers were counted waits for its end.
    if (leaving?.people === null) await this.deliver(leaving);
  }

  /** Undefined where there is nothing to do: it was stopped, moved to a later time, or has left. */
  private begin(id: AnnouncementId): Promise<Announcement | undefined> {
    return this.work.run(async ({ announcements, outbox }) => {
      const held = await announcements.hold(id);
      if (held?.state === 'leaving') return held;
      if (held?.state !== 'planned' || !held.leavesAt) return undefined;
      if (held.leavesAt > this.clock.now()) {
        // This may be its only job, where the clock was set back.
        await outbox.add('news/leave', { announcementId: id }, { at: held.leavesAt });
        return undefined;
      }
      await announcements.save({ ...held, state: 'leaving' });
      return { ...held, state: 'leaving', revision: held.revision + 1 };
    });
  }

  private async deliver({ id, audience, byMail }: Announcement): Promise<void> {
    const startedAt = this.clock.now();
    let last: UserId | undefined;
    for (;;) {
      const userIds = await this.directory.after(audience, last, SLICE);
      if (userIds.length === 0) return this.count(id, byMail, startedAt);
      const isLeaving = await this.work.run(async ({ announcements, deliveries, outbox }) => {
        if ((await announcements.hold(id))?.state !== 'leaving') return false;
        const before = byMail ? await deliveries.count(id) : 0;
        const fresh = await deliveries.add(id, userIds, this.clock.now());
        if (!byMail) return true;
        for (const [index, userId] of fresh.entries())
          await outbox.add(
            'news/deliver',
            { announcementId: id, userId },
            { at: after(startedAt, (before + index) * PACE_MS) },
          );
        return true;
      });
      // It was stopped meanwhile.
      if (!isLeaving) return;
      last = userIds.at(-1);
      await this.breather.pause();
    }
  }

  /** Counts its readers, and comes again when the last mail is due. */
  private count(id: AnnouncementId, byMail: boolean, startedAt: Date): Promise<void> {
    return this.work.run(async ({ announcements, deliveries, outbox }) => {
      const held = await announcements.hold(id);
      if (held?.state !== 'leaving') return;
      const counted = { ...held, people: await deliveries.count(id) };
      const lastMailAt = byMail ? after(startedAt, counted.people * PACE_MS) : startedAt;
      const now = this.clock.now();
      if (lastMailAt <= now) return announcements.save({ ...counted, state: 'left', leftAt: now });
      await announcements.save(counted);
      await outbox.add('news/leave', { announcementId: id, isEnd: true }, { at: lastMailAt });
    });
  }

  private end(id: AnnouncementId): Promise<void> {
    return this.work.run(async ({ announcements }) => {
      const held = await announcements.hold(id);
      if (held?.state === 'leaving') await announcements.save({ ...held, state: 'left', leftAt: this.clock.now() });
    });
  }
}
