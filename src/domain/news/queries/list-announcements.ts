import { keysetPage, PAGE_LIMIT } from '../../kernel/keyset-page.ts';
import type { AnnouncementRepository, ListedAnnouncement } from '../ports.ts';

/** A page of all announcements, newest first. */
export class ListAnnouncements {
  constructor(private readonly announcements: Pick<AnnouncementRepository, 'list'>) {}

  async run({
    before,
  }: {
    before?: string | undefined;
  }): Promise<{ announcements: readonly ListedAnnouncement[]; nextBefore: string | null }> {
    const { rows, nextBefore } = keysetPage(await this.announcements.list({ limit: PAGE_LIMIT, before }));
    return { announcements: rows, nextBefore };
  }
}
