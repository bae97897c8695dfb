import type { Clock } from '../../kernel/clock.ts';
import type { AnnouncementId, UserId } from '../../kernel/ids.ts';
import { noSuchAnnouncement } from '../errors.ts';
import type { DeliveryRepository } from '../ports.ts';

/** Takes an announcement off one's own pages. Said twice, it stays read. */
export class MarkRead {
  constructor(
    private readonly deliveries: Pick<DeliveryRepository, 'has' | 'markRead'>,
    private readonly clock: Clock,
  ) {}

  async run({ id, userId }: { id: AnnouncementId; userId: UserId }): Promise<void> {
    if (!(await this.deliveries.has(id, userId))) throw noSuchAnnouncement();
    await this.deliveries.markRead(id, userId, this.clock.now());
  }
}
