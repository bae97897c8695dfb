import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { href, paths } from '../../../../src/wire/paths.ts';
import { call } from '../../../api/client.ts';
import { saveProgress } from '../../../api/progress.ts';
import { EXAM_KEY } from '../../../exam/use-start.ts';

/** A test of a day and how far the student is; again with each visit, because it continues on another page. */
export const useDayTest = (contentId: string) =>
  useQuery({
    queryKey: [...EXAM_KEY, 'day-test', contentId],
    queryFn: ({ signal }) => call(href(paths.contentTest, { contentId }), { signal }),
    refetchOnMount: 'always',
  });

/** Tells the server that its page was opened: the place to continue at, and done if the server knows it as finished. */
export function useOpened(courseId: string, contentId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    // The next visit asks again.
    saveProgress(queries, { courseId, contentId, position: 0, duration: 0 }).catch(() => undefined);
  }, [queries, courseId, contentId]);
}
