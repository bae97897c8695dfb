import { useEffect, useState } from 'react';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { courseInModules } from '../../api/course-in-modules.ts';
import type { LiveCourse } from '../../api/courses.ts';

export interface Programs {
  /** Live courses; undefined if unknown. */
  courses: readonly LiveCourse[] | undefined;
  isLoading: boolean;
}

/** Returns the course on sale that is the program of that length. */
export const programOf = (months: number, courses: Programs['courses']): LiveCourse | undefined =>
  courses?.find(({ durationMonths }) => durationMonths === months);

/**
 * Fetches the courses on sale once for the page. Without TanStack Query, whose code would cost Home more than it saves.
 * After a failure the programs are still shown, with links to the courses.
 */
export function usePrograms(): Programs {
  const [programs, setPrograms] = useState<Programs>({ courses: undefined, isLoading: true });

  useEffect(() => {
    const asking = new AbortController();
    call(paths.liveCourses, { signal: asking.signal }).then(
      (courses) => setPrograms({ courses: courses.map(courseInModules), isLoading: false }),
      () => asking.signal.aborted || setPrograms({ courses: undefined, isLoading: false }),
    );
    return () => asking.abort();
  }, []);

  return programs;
}
