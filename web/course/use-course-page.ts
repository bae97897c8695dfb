import { useCallback, useEffect, useState } from 'react';
import { href, paths } from '../../src/wire/paths.ts';
import { call } from '../api/client.ts';
import { courseInModules } from '../api/course-in-modules.ts';
import type { CoursePage } from '../api/courses.ts';
import { takePageData } from '../api/page-data.ts';
import type { LoadableQuery } from '../ui/loadable.tsx';

/** Comes with the document; kept, because React may draw a page anew while it takes it over. */
let given: CoursePage | undefined;

function knownPage(slug: string): CoursePage | undefined {
  const taken = takePageData('coursePage');
  if (taken) given = courseInModules(taken);
  return given?.slug === slug ? given : undefined;
}

type State = Pick<LoadableQuery<CoursePage>, 'data' | 'error' | 'isFetching'>;

/**
 * Fetches the public page of a course, by its slug or an earlier one. Data of the prerendered document is shown first
 * and refetched at once: it may be older than a price. Without TanStack Query, whose code is a tenth of the first load.
 */
export function useCoursePage(slug: string): LoadableQuery<CoursePage> {
  const [state, setState] = useState<State>(() => ({ data: knownPage(slug), error: null, isFetching: true }));

  const ask = useCallback(
    (signal?: AbortSignal) =>
      call(href(paths.coursePage, { slug }), { signal }).then(
        (reply) => setState({ data: courseInModules(reply), error: null, isFetching: false }),
        (error: Error) => signal?.aborted || setState(({ data }) => ({ data, error, isFetching: false })),
      ),
    [slug],
  );
  useEffect(() => {
    const asking = new AbortController();
    void ask(asking.signal);
    return () => asking.abort();
  }, [ask]);

  const refetch = () => {
    setState(({ data }) => ({ data, error: null, isFetching: true }));
    void ask();
  };
  return { ...state, refetch };
}
