import { useQuery } from '@tanstack/react-query';
import { type Course, courseQuery } from '../../../api/courses.ts';

/** Polling interval: an inspection takes seconds, or minutes behind others. */
const REFRESH_MS = 10_000;

/** Queries the course, polling while documents are being inspected. */
export const useCheckedCourse = (courseId: string) =>
  useQuery({
    ...courseQuery(courseId),
    refetchInterval: ({ state: { data } }) => (data && isBeingChecked(data) ? REFRESH_MS : false),
  });

const isBeingChecked = ({ modules }: Course): boolean =>
  modules.some(({ documents, days }) =>
    [...documents, ...days.flatMap(({ contents }) => contents)].some(({ state }) => state === 'processing'),
  );
