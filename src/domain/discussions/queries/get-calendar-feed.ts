import type { UserId } from '../../kernel/ids.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { feedToken } from '../feed-token.ts';
import type { CalendarFeeds } from '../ports.ts';

/** Answers the token of one's own calendar. */
export class GetCalendarFeed {
  constructor(
    private readonly feeds: Pick<CalendarFeeds, 'numberOf'>,
    private readonly secrets: Secrets,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<string> {
    return feedToken(this.secrets, userId, await this.feeds.numberOf(userId));
  }
}
