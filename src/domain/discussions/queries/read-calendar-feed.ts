import { isCalendarToken, userOfToken } from '../../kernel/calendar-token.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { type CalendarEvent, calendarFrom } from '../calendar-event.ts';
import { noSuchCalendar } from '../errors.ts';
import type { CalendarFeeds } from '../ports.ts';

/**
 * Reads the discussions behind a calendar's address: of every course that its person may enter, each up to the end of
 * that access. One statement, whether the address is valid or not; one that is not says nothing else.
 */
export class ReadCalendarFeed {
  constructor(
    private readonly feeds: Pick<CalendarFeeds, 'read'>,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async run({ token }: { token: string }): Promise<readonly CalendarEvent[]> {
    const now = this.clock.now();
    const userId = userOfToken(token);
    const feed = await this.feeds.read(userId, calendarFrom(now), now);
    if (!feed || !isCalendarToken(this.secrets, token, { of: 'discussions', userId, number: feed.number }))
      throw noSuchCalendar();
    return feed.events;
  }
}
