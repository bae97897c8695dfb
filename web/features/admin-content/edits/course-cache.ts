import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { type AdminCourse, adminCourseQuery } from '../../../api/admin-courses.ts';

/** The course as the screen shows it, and what changes it before and after the server knows. */
export interface CourseCache {
  now(): AdminCourse | undefined;
  patch(change: (course: AdminCourse) => AdminCourse): Promise<void>;
  /** Asks the server again. Settles when the answer is shown, or did not come. */
  refresh(): Promise<void>;
  /** One call after the other: two edits of one thing in a hurry never overtake each other. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

export function useCourseCache(courseId: string): CourseCache {
  const queries = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  return useMemo(() => {
    const key = adminCourseQuery(courseId).queryKey;
    // The list of courses, and what students see of this one.
    const elsewhereAsksAgain = () => {
      void queries.invalidateQueries({ queryKey: ['admin', 'courses'], exact: true });
      void queries.invalidateQueries({ queryKey: ['courses'] });
    };
    const refresh = () => queries.invalidateQueries({ queryKey: key, exact: true });
    return {
      now: () => queries.getQueryData<AdminCourse>(key),
      patch: async (change) => {
        // An answer from before the change would undo it on the screen.
        const isInterrupted = queries.isFetching({ queryKey: key, exact: true }) > 0;
        await queries.cancelQueries({ queryKey: key, exact: true });
        queries.setQueryData<AdminCourse>(key, (course) => course && change(course));
        // It may have had other news: a file that was just saved. They are asked for again after this edit.
        if (isInterrupted) setTimeout(() => void last.current.then(refresh));
      },
      refresh,
      inTurn: (work) => {
        const mine = last.current.then(work, work);
        last.current = mine.then(elsewhereAsksAgain, () => undefined);
        return mine;
      },
    };
  }, [queries, courseId]);
}
