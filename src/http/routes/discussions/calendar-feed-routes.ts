import type { GetCalendarFeed } from '../../../domain/discussions/queries/get-calendar-feed.ts';
import type { ReadCalendarFeed } from '../../../domain/discussions/queries/read-calendar-feed.ts';
import type { RenewCalendarFeed } from '../../../domain/discussions/use-cases/renew-calendar-feed.ts';
import type { Site } from '../../../domain/kernel/site.ts';
import { href, paths } from '../../../wire/paths.ts';
import { type CalendarFeedReply, calendarFeedSchema } from '../../../wire/replies/discussions.ts';
import { calendarFile } from '../../calendar-file.ts';
import { text } from '../../calendar-lines.ts';
import { Encodings, sendEncoded } from '../../pages/encodings.ts';
import { type Call, inContext, KEPT, type PublicCall, type Route, route } from '../../route.ts';

export interface CalendarFeedUseCases {
  readonly getCalendarFeed: GetCalendarFeed;
  readonly renewCalendarFeed: RenewCalendarFeed;
  readonly readCalendarFeed: ReadCalendarFeed;
}

/** The address of one's own calendar. */
export function calendarFeedRoutes(
  useCases: Pick<CalendarFeedUseCases, 'getCalendarFeed' | 'renewCalendarFeed'>,
  site: Site,
): Route[] {
  const own = async ({ user: { userId } }: Call): Promise<CalendarFeedReply> => {
    const token = await useCases.getCalendarFeed.run({ userId });
    return { address: `${site.origin}/api${href(paths.discussionFeed, { token: `${token}.ics` })}` };
  };

  const renew = async (call: Call): Promise<CalendarFeedReply> => {
    await useCases.renewCalendarFeed.run({ userId: call.user.userId });
    return own(call);
  };

  return inContext('discussions', [
    route({
      method: 'get',
      path: paths.calendarFeed,
      rule: 'signed-in',
      summary: 'The address of one’s calendar of live discussions, to subscribe to',
      cache: 'no-store',
      reply: calendarFeedSchema,
      handle: own,
    }),
    route({
      method: 'post',
      path: paths.calendarFeed,
      rule: 'signed-in',
      summary: 'End the address of one’s calendar of live discussions and get another one',
      reply: calendarFeedSchema,
      handle: renew,
    }),
  ]);
}

/** The calendar behind an address that grants nothing else: calendar programs sign in nowhere. */
export function discussionFeedRoutes(
  { readCalendarFeed }: Pick<CalendarFeedUseCases, 'readCalendarFeed'>,
  site: Site,
): Route[] {
  const feed = async ({ params: { token }, req, res }: PublicCall<{ path: typeof paths.discussionFeed }>) => {
    const events = await readCalendarFeed.run({ token: token.replace(/\.ics$/, '') });
    const name = text(`${site.name}: live discussions`);
    const lines = [`X-WR-CALNAME:${name}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'];
    const file = new Encodings(calendarFile(events, site, lines));
    await sendEncoded(req, res, file, { type: 'text/calendar; charset=utf-8', cacheControl: KEPT });
  };

  return inContext('discussions', [
    route({
      method: 'get',
      path: paths.discussionFeed,
      rule: 'signature',
      limit: 'calendar-feed',
      summary: 'One person’s live discussions as a calendar file (RFC 5545), until access ends',
      cache: KEPT,
      media: ['text/calendar'],
      refusals: [403],
      respond: feed,
    }),
  ]);
}
