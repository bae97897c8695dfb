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
 * worker, it finds who is missing. It comes again when the last mail is due, and then the announcement has left.
 */
export class LeaveAnnouncement {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly directory: Pick<ReaderDirectory, 'after'>,
    private readonly breather: Breather,
    private readonly clock: Clock,
  ) {}

  async run({ announcementId: id }: { announcementId: AnnouncementId }): Promise<void> {
    const leaving = await this.begin(id);
    if (!leaving) return;
    if (leaving.people === null && !(await this.deliver(leaving))) return;
    await this.end(id);
  }

  /** Undefined where there is nothing to do: it was stopped, moved to a later time, or has left. */
  private begin(id: AnnouncementId): Promise<Announcement | undefined> {
    return this.work.run(async ({ announcements }) => {
      const held = await announcements.hold(id);
      if (held?.state === 'leaving') return held;
      if (held?.state !== 'planned' || !held.leavesAt || held.leavesAt > this.clock.now()) return undefined;
      await announcements.save({ ...held, state: 'leaving' });
      return { ...held, state: 'leaving', revision: held.revision + 1 };
    });
  }

  /** False when it was stopped meanwhile. */
  private async deliver({ id, audience, byMail }: Announcement): Promise<boolean> {
    const startedAt = this.clock.now();
    let last: UserId | undefined;
    let mails = 0;
    for (;;) {
      const userIds = await this.directory.after(audience, last, SLICE);
      if (userIds.length === 0) return this.count(id, after(startedAt, mails * PACE_MS));
      const added = await this.work.run(async ({ announcements, deliveries, outbox }) => {
        if ((await announcements.hold(id))?.state !== 'leaving') return undefined;
        const fresh = await deliveries.add(id, userIds, this.clock.now());
        if (!byMail) return 0;
        for (const [index, userId] of fresh.entries())
          await outbox.add(
            'news/deliver',
            { announcementId: id, userId },
            { at: after(startedAt, (mails + index) * PACE_MS) },
          );
        return fresh.length;
      });
      if (added === undefined) return false;
      mails += added;
      last = userIds.at(-1);
      await this.breather.pause();
    }
  }

  /** Counts its readers, and comes again when the last mail is due. */
  private count(id: AnnouncementId, lastMailAt: Date): Promise<boolean> {
    return this.work.run(async ({ announcements, deliveries, outbox }) => {
      const held = await announcements.hold(id);
      if (held?.state !== 'leaving') return false;
      await announcements.save({ ...held, people: await deliveries.count(id) });
      if (lastMailAt <= this.clock.now()) return true;
      await outbox.add('news/leave', { announcementId: id }, { at: lastMailAt });
      return false;
    });
  }

  private end(id: AnnouncementId): Promise<void> {
    return this.work.run(async ({ announcements }) => {
      const held = await announcements.hold(id);
      if (held?.state === 'leaving') await announcements.save({ ...held, state: 'left', leftAt: this.clock.now() });
    });
  }
}
