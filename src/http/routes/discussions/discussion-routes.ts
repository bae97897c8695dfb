import type { GetDiscussionCalendar } from '../../../domain/discussions/queries/get-discussion-calendar.ts';
import type { ListDiscussions } from '../../../domain/discussions/queries/list-discussions.ts';
import type { JoinDiscussion } from '../../../domain/discussions/use-cases/join-discussion.ts';
import type { Site } from '../../../domain/kernel/site.ts';
import { paths } from '../../../wire/paths.ts';
import { datedDiscussionsSchema } from '../../../wire/replies/discussions.ts';
import { calendarFile } from '../../calendar-file.ts';
import { sendCalendar } from '../../calendar-lines.ts';
import { datedDiscussionsReply } from '../../replies/discussion-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface DiscussionUseCases {
  readonly listDiscussions: ListDiscussions;
  readonly joinDiscussion: JoinDiscussion;
  readonly getDiscussionCalendar: GetDiscussionCalendar;
}

/** Dated discussions of a course, for those who may enter it. Only *Join* leads to a room, while it is open. */
export function discussionRoutes(useCases: DiscussionUseCases, site: Site): Route[] {
  const list = async ({ params: { courseId }, user }: Call<{ path: typeof paths.courseDiscussions }>) =>
    datedDiscussionsReply(await useCases.listDiscussions.run({ viewer: user, courseId }));

  const join = async ({ params: { discussionId }, user, res }: Call<{ path: typeof paths.joinDiscussion }>) => {
    const room = await useCases.joinDiscussion.run({ viewer: user, discussionId });
    // A redirect of Express has no body for who takes no text.
    res.status(303).location(room).type('text/plain').send('See Other');
  };

  const calendar = async ({ params: { courseId }, user, res }: Call<{ path: typeof paths.discussionCalendar }>) => {
    const { courseTitle, events } = await useCases.getDiscussionCalendar.run({ viewer: user, courseId });
    sendCalendar(res, `${courseTitle} discussions.ics`, calendarFile(events, site));
  };

  return inContext('discussions', [
    route({
      method: 'get',
      path: paths.courseDiscussions,
      rule: 'owner',
      summary: 'Live discussions of a course: to come and past, with topic, papers and recording',
      cache: 'no-store',
      reply: datedDiscussionsSchema,
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.discussionCalendar,
      rule: 'owner',
      summary: 'Live discussions of a course as a calendar file (RFC 5545), until access ends',
      cache: 'no-store',
      media: ['text/calendar'],
      respond: calendar,
    }),
    route({
      method: 'get',
      path: paths.joinDiscussion,
      rule: 'owner',
      summary: 'Go to the room of a discussion, from 15 minutes before until its end; notes who was there',
      cache: 'no-store',
      isPage: true,
      status: 303,
      media: ['text/plain'],
      refusals: [409],
      respond: join,
    }),
  ]);
}
