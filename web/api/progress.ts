import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import type { CourseProgressReply, DashboardReply, ItemProgressReply } from '../../src/wire/replies/enrolment.ts';
import { ApiError, call } from './client.ts';
import { type CourseInModules, courseInModules } from './course-in-modules.ts';
import { refresh } from './session.ts';

/** How far I am in the items of one course. */
export const progressQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['progress', courseId],
    queryFn: ({ signal }) => call<CourseProgressReply>(href(paths.courseProgress, { courseId }), { signal }),
    enabled: courseId !== '',
  });

export const useProgress = (courseId: string) => useQuery(progressQuery(courseId));

/** The same asked again by the screen that opens: where to go on changes with every step. */
export const useNewestProgress = (courseId: string) =>
  useQuery({ ...progressQuery(courseId), refetchOnMount: 'always' });

/** Where I stopped, and how far I am in each module of my courses. */
export type Dashboard = Omit<DashboardReply, 'courses'> & {
  courses: CourseInModules<DashboardReply['courses'][number]>[];
};

const dashboardKey = ['dashboard'];

export const useDashboard = () =>
  useQuery({
    queryKey: dashboardKey,
    queryFn: async ({ signal }): Promise<Dashboard> => {
      const { courses, ...reply } = await call<DashboardReply>(paths.dashboard, { signal });
      return { ...reply, courses: courses.map(courseInModules) };
    },
    refetchOnMount: 'always',
  });

export interface ProgressStep {
  courseId: string;
  contentId: string;
  /** Seconds. A length of 0 is an item without one: opening it completes it. */
  position: number;
  duration: number;
  /** What of a video was played, each [from, to]. */
  played?: [number, number][];
  /** The page is going away: the call must outlive it. */
  isLast?: boolean;
}

/** Stores where somebody is in an item, and puts the answer where the screens look for it. */
export async function saveProgress(
  queries: QueryClient,
  { courseId, contentId, isLast, ...playback }: ProgressStep,
): Promise<ItemProgressReply> {
  const saved = await call<ItemProgressReply>(href(paths.itemProgress, { contentId }), {
    method: 'PUT',
    body: { courseId, ...playback },
    ...(isLast ? { keepalive: true } : {}),
  }).catch((error: unknown) => {
    // The course may have been taken away while its page is open: what may be entered now says so everywhere.
    if (error instanceof ApiError && error.status === 403) void refresh().catch(() => undefined);
    throw error;
  });
  queries.setQueryData(
    progressQuery(courseId).queryKey,
    (known: CourseProgressReply | undefined) =>
      known && { ...known, items: [...known.items.filter((item) => item.contentId !== contentId), saved] },
  );
  void queries.invalidateQueries({ queryKey: dashboardKey, refetchType: 'none' });
  return saved;
}
