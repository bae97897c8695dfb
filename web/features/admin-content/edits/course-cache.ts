import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type AdminCourse, adminCourseQuery } from '../../../api/admin-courses.ts';

/** Cached course with optimistic updates. */
export interface CourseCache {
  now(): AdminCourse | undefined;
  patch(change: (course: AdminCourse) => AdminCourse): Promise<void>;
  /** Refetches from the server. Settles when the answer is shown, or has failed. */
  refresh(): Promise<void>;
  /** Serializes calls: two quick edits of one node never overtake each other. */
  inSequence<T>(work: () => Promise<T>): Promise<T>;
}

export function useCourseCache(courseId: string): CourseCache {
  const queries = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  return useMemo(() => {
    const key = adminCourseQuery(courseId).queryKey;
    // Invalidates the list of courses, and the students' view of this one.
    const elsewhereAsksAgain = () => {
      void queries.invalidateQueries({ queryKey: ['admin', 'courses'], exact: true });
      void queries.invalidateQueries({ queryKey: ['courses'] });
    };
    const refresh = () => queries.invalidateQueries({ queryKey: key, exact: true });
    return {
      now: () => queries.getQueryData<AdminCourse>(key),
      patch: async (change) => {
        // Cancels a running fetch: an older answer would revert the optimistic update.
        const isInterrupted = queries.isFetching({ queryKey: key, exact: true }) > 0;
        await queries.cancelQueries({ queryKey: key, exact: true });
        queries.setQueryData<AdminCourse>(key, (course) => course && change(course));
        // The cancelled fetch may have had other news, such as a saved file: refetch after this edit.
        if (isInterrupted) setTimeout(() => void last.current.then(refresh));
      },
      refresh,
      inSequence: (work) => {
        const mine = last.current.then(work, work);
        last.current = mine.then(elsewhereAsksAgain, () => undefined);
        return mine;
      },
    };
  }, [queries, courseId]);
}
