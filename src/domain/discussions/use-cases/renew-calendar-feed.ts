import type { UserId } from '../../kernel/ids.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import type { CalendarFeeds } from '../ports.ts';

/** Ends the address of a person's calendar: another one is shown from then on. */
export class RenewCalendarFeed {
  constructor(private readonly work: UnitOfWork<{ calendarFeeds: CalendarFeeds }>) {}

  run({ userId }: { userId: UserId }): Promise<void> {
    return this.work.run(({ calendarFeeds }) => calendarFeeds.renew(userId));
  }
}
