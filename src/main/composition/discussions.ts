import { LayDiscussions } from '../../domain/discussions/jobs/lay-discussions.ts';
import { PurgeOldAttendances } from '../../domain/discussions/jobs/purge-old-attendances.ts';
import { FindNextDiscussions } from '../../domain/discussions/queries/find-next-discussions.ts';
import { GetCalendarFeed } from '../../domain/discussions/queries/get-calendar-feed.ts';
import { GetCourseDiscussions } from '../../domain/discussions/queries/get-course-discussions.ts';
import { GetDiscussionCalendar } from '../../domain/discussions/queries/get-discussion-calendar.ts';
import { ListDiscussions } from '../../domain/discussions/queries/list-discussions.ts';
import { ListMeetings } from '../../domain/discussions/queries/list-meetings.ts';
import { ReadCalendarFeed } from '../../domain/discussions/queries/read-calendar-feed.ts';
import { AddSeries } from '../../domain/discussions/use-cases/add-series.ts';
import { AttachRecording } from '../../domain/discussions/use-cases/attach-recording.ts';
import { EditDiscussion } from '../../domain/discussions/use-cases/edit-discussion.ts';
import { EditSeries } from '../../domain/discussions/use-cases/edit-series.ts';
import { EndSeries } from '../../domain/discussions/use-cases/end-series.ts';
import { JoinDiscussion } from '../../domain/discussions/use-cases/join-discussion.ts';
import { RenewCalendarFeed } from '../../domain/discussions/use-cases/renew-calendar-feed.ts';
import { DAY_MS, HOUR_MS } from '../../domain/kernel/clock.ts';
import { adminDiscussionRoutes } from '../../http/routes/discussions/admin-discussion-routes.ts';
import { calendarFeedRoutes, discussionFeedRoutes } from '../../http/routes/discussions/calendar-feed-routes.ts';
import { discussionRoutes } from '../../http/routes/discussions/discussion-routes.ts';
import { useCase } from './bindings.ts';
import { type Context, type ContextParts, context } from './context.ts';

export function discussions({ ports, links }: ContextParts): Context<'discussions'> {
  const { work, ids, clock, secrets } = ports.kernel;
  const { discussions, attendances, calendarFeeds, doors } = ports.discussions;
  const { discussedCourses, courseAccess, accessEnds } = links.discussions;
  const useCases = {
    listDiscussions: useCase(ListDiscussions, discussions, attendances, discussedCourses, courseAccess, clock),
    getDiscussionCalendar: useCase(
      GetDiscussionCalendar,
      discussions,
      discussedCourses,
      courseAccess,
      accessEnds,
      clock,
    ),
    getCalendarFeed: useCase(GetCalendarFeed, calendarFeeds, secrets),
    renewCalendarFeed: useCase(RenewCalendarFeed, work),
    readCalendarFeed: useCase(ReadCalendarFeed, calendarFeeds, secrets, clock),
    joinDiscussion: useCase(JoinDiscussion, doors, attendances, clock),
    findNextDiscussions: useCase(FindNextDiscussions, discussions, clock),
    listMeetings: useCase(ListMeetings, discussions, clock),
    getCourseDiscussions: useCase(GetCourseDiscussions, discussions, attendances, discussedCourses, clock),
    addSeries: useCase(AddSeries, work, discussedCourses, ids, clock),
    editSeries: useCase(EditSeries, work, ids, clock),
    endSeries: useCase(EndSeries, work, clock),
    editDiscussion: useCase(EditDiscussion, work, discussedCourses, clock),
    attachRecording: useCase(AttachRecording, work, discussedCourses, clock),
    layDiscussions: useCase(LayDiscussions, work, discussions, ids, clock),
    purgeOldAttendances: useCase(PurgeOldAttendances, attendances, clock),
  };
  return context(useCases, (made, get) => {
    const site = get(ports.settings.site);
    return {
      routes: [...discussionRoutes(made, site), ...calendarFeedRoutes(made, site), ...adminDiscussionRoutes(made)],
      signedRoutes: discussionFeedRoutes(made, site),
      jobs: {},
      scheduledTasks: [
        { name: 'lay-discussions', everyMs: HOUR_MS, task: made.layDiscussions },
        { name: 'purge-old-attendances', everyMs: DAY_MS, task: made.purgeOldAttendances },
      ],
    };
  });
}
