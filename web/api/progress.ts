import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import type { CourseProgressReply, DashboardReply, ItemProgressReply } from '../../src/wire/replies/enrolment.ts';
import { ApiError, call } from './client.ts';
import { type CourseInModules, courseInModules } from './course-in-modules.ts';
import { refresh } from './session.ts';

/** Queries the user's progress in a course. */
export const progressQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['progress', courseId],
    queryFn: ({ signal }) => call(href(paths.courseProgress, { courseId }), { signal }),
    enabled: courseId !== '',
  });

export const useProgress = (courseId: string) => useQuery(progressQuery(courseId));

/** The same, refetched on mount: the resume position changes with every step. */
export const useNewestProgress = (courseId: string) =>
  useQuery({ ...progressQuery(courseId), refetchOnMount: 'always' });

/** The next item, and progress per module of all own courses. */
export type Dashboard = Omit<DashboardReply, 'courses'> & {
  courses: CourseInModules<DashboardReply['courses'][number]>[];
};

const dashboardKey = ['dashboard'];

export const useDashboard = () =>
  useQuery({
    queryKey: dashboardKey,
    queryFn: async ({ signal }): Promise<Dashboard> => {
      const { courses, ...reply } = await call(paths.dashboard, { signal });
      return { ...reply, courses: courses.map(courseInModules) };
    },
    refetchOnMount: 'always',
  });

export interface ProgressStep {
  courseId: string;
  contentId: string;
  /** Seconds. A duration of 0 is an item without one: opening it completes it. */
  position: number;
  duration: number;
  /** Played ranges of a video, each [from, to]. */
  played?: [number, number][];
  /** True if the page is unloading: the call must outlive it (keepalive). */
  isLast?: boolean;
}

/** Stores the progress of an item, and writes the answer into the cache. */
export async function saveProgress(
  queries: QueryClient,
  { courseId, contentId, isLast, ...playback }: ProgressStep,
): Promise<ItemProgressReply> {
  const saved = await call(href(paths.itemProgress, { contentId }), {
    method: 'PUT',
    body: { courseId, ...playback },
    ...(isLast ? { keepalive: true } : {}),
  }).catch((error: unknown) => {
    // Access may have been revoked while the page is open: refreshing the session updates all screens.
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
