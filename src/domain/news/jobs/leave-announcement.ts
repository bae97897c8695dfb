import { after, type Clock } from '../../kernel/clock.ts';
import type { AnnouncementId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Announcement, PACE_MS } from '../announcement.ts';
import type { AnnouncementRepository, DeliveryRepository, ReaderDirectory } from '../ports.ts';

/** People of one run, in one transaction: short enough that requests hardly wait behind it. */
const SLICE = 50;
/** Time until the next run: requests, and what else waits for the worker, go ahead in between. */
const NEXT_MS = 100;

interface Stores {
  readonly announcements: AnnouncementRepository;
  readonly deliveries: DeliveryRepository;
  readonly outbox: Outbox;
}

/**
 * Job: sends an announcement at its planned time. Readers are found in the order of their ids, a slice each run; each
 * gets one delivery and, in the same transaction, a job for the mail, spaced in time. The job comes again until all are
 * found, and continues behind the last delivery; so does a repeated or a concurrent one. The announcement has left when
 * the last mail is due.
 */
export class LeaveAnnouncement {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly deliveries: Pick<DeliveryRepository, 'last'>,
    private readonly directory: Pick<ReaderDirectory, 'after'>,
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
    const userIds = await this.directory.after(audience, await this.deliveries.last(id), SLICE);
    const isLast = userIds.length < SLICE;
    await this.work.run(async ({ announcements, deliveries, outbox }) => {
      // Nothing more where it was stopped meanwhile.
      if ((await announcements.hold(id))?.state !== 'leaving') return;
      const before = byMail ? await deliveries.count(id) : 0;
      const fresh = userIds.length === 0 ? [] : await deliveries.add(id, userIds, startedAt);
      if (byMail)
        for (const [index, userId] of fresh.entries())
          await outbox.add(
            'news/deliver',
            { announcementId: id, userId },
            { at: after(startedAt, (before + index) * PACE_MS) },
          );
      if (!isLast) await outbox.add('news/leave', { announcementId: id }, { at: after(startedAt, NEXT_MS) });
    });
    if (isLast) await this.count(id, byMail, startedAt);
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
