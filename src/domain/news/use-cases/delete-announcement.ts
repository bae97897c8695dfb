import type { AnnouncementId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { isOnItsWay, noSuchAnnouncement } from '../errors.ts';
import type { AnnouncementRepository } from '../ports.ts';

/** Deletes a draft. All others stay, as what the school told its students. */
export class DeleteAnnouncement {
  constructor(private readonly work: UnitOfWork<{ announcements: AnnouncementRepository }>) {}

  run({ id }: { id: AnnouncementId }): Promise<void> {
    return this.work.run(async ({ announcements }) => {
      const held = await announcements.hold(id);
      if (!held) throw noSuchAnnouncement();
      if (held.state !== 'draft') throw isOnItsWay(held.state);
      await announcements.remove(id);
    });
  }
}
