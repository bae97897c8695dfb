import type { Clock } from '../../kernel/clock.ts';
import type { AnnouncementId } from '../../kernel/ids.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Announcement, sent } from '../announcement.ts';
import { noReaders, noSuchAnnouncement } from '../errors.ts';
import type { AnnouncementRepository, CourseGuides, ReaderDirectory } from '../ports.ts';
import { ensureCourses } from './ensure-courses.ts';

/** Sends an announcement now or at a time of the school's clocks. Of two senders at once one is refused. */
export class SendAnnouncement {
  constructor(
    private readonly work: UnitOfWork<{ announcements: AnnouncementRepository; outbox: Outbox }>,
    private readonly announcements: Pick<AnnouncementRepository, 'find'>,
    private readonly directory: Pick<ReaderDirectory, 'count'>,
    private readonly guides: Pick<CourseGuides, 'known'>,
    private readonly clock: Clock,
  ) {}

  /** @param input.at as the school's clocks show it; null: now. */
  async run(input: { id: AnnouncementId; revision: number; at: string | null }): Promise<Announcement> {
    const found = await this.announcements.find(input.id);
    if (!found) throw noSuchAnnouncement();
    // Told before the longer reads; it is asked again with the row held.
    sent(found, input.at, this.clock.now());
    await ensureCourses(this.guides, found.audience);
    const { people } = await this.directory.count(found.audience, 'announcement');
    if (people === 0) throw noReaders();
    return this.work.run(async ({ announcements, outbox }) => {
      const held = await announcements.hold(input.id);
      if (!held) throw noSuchAnnouncement();
      const next = sent(held, input.at, this.clock.now());
      await announcements.save({ ...next, revision: input.revision });
      await outbox.add('news/leave', { announcementId: input.id }, next.leavesAt ? { at: next.leavesAt } : {});
      return { ...next, revision: input.revision + 1 };
    });
  }
}
