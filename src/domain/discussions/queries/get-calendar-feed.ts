import { calendarToken } from '../../kernel/calendar-token.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { CalendarFeeds } from '../ports.ts';

/** Answers the token of one's own calendar. */
export class GetCalendarFeed {
  constructor(
    private readonly feeds: Pick<CalendarFeeds, 'numberOf'>,
    private readonly secrets: Secrets,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<string> {
    const number = await this.feeds.numberOf(userId);
    return calendarToken(this.secrets, { of: 'discussions', userId, number });
  }
}
