import { useEffect, useState } from 'react';
import { paths } from '../../../src/wire/paths.ts';
import type { LiveCourseReply } from '../../../src/wire/replies/catalog.ts';
import { call } from '../../api/client.ts';
import { courseInModules } from '../../api/course-in-modules.ts';
import type { LiveCourse } from '../../api/courses.ts';

export interface Programs {
  /** The live courses; undefined when they are not known. */
  courses: readonly LiveCourse[] | undefined;
  isLoading: boolean;
}

/**
 * What is on sale, asked once for the whole page. Without the cache of the other pages, whose code would cost Home
 * more than it saves. A catalogue in trouble hides no program: the cards then lead to the courses.
 */
export function usePrograms(): Programs {
  const [programs, setPrograms] = useState<Programs>({ courses: undefined, isLoading: true });

  useEffect(() => {
    const asking = new AbortController();
    call<LiveCourseReply[]>(paths.liveCourses, { signal: asking.signal }).then(
      (courses) => setPrograms({ courses: courses.map(courseInModules), isLoading: false }),
      () => asking.signal.aborted || setPrograms({ courses: undefined, isLoading: false }),
    );
    return () => asking.abort();
  }, []);

  return programs;
}
