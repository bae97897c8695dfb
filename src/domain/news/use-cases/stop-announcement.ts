import type { AnnouncementId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type Announcement, stopped } from '../announcement.ts';
import { noSuchAnnouncement } from '../errors.ts';
import type { AnnouncementRepository } from '../ports.ts';

/** Stops an announcement until it has left. Mails that were handed over have gone; the site shows it no more. */
export class StopAnnouncement {
  constructor(private readonly work: UnitOfWork<{ announcements: AnnouncementRepository }>) {}

  run({ id }: { id: AnnouncementId }): Promise<Announcement> {
    return this.work.run(async ({ announcements }) => {
      const held = await announcements.hold(id);
      if (!held) throw noSuchAnnouncement();
      const next = stopped(held);
      await announcements.save(next);
      return { ...next, revision: next.revision + 1 };
    });
  }
}
