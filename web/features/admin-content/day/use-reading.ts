import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminCourseKey } from '../../../api/admin-content.ts';

const ASK_AGAIN_MS = 4000;

/** While files are read in the background, the screen asks now and then how far that is. */
export function useReading(courseId: string, isReading: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isReading) return undefined;
    const timer = window.setInterval(
      () => void queries.invalidateQueries({ queryKey: adminCourseKey(courseId), exact: true }),
      ASK_AGAIN_MS,
    );
    return () => window.clearInterval(timer);
  }, [courseId, isReading, queries]);
}
