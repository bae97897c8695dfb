import { useQuery } from '@tanstack/react-query';
import { type Course, courseQuery } from '../../../api/courses.ts';

/** A paper is looked into in some seconds, or in minutes behind others. */
const REFRESH_MS = 10_000;

/** The course, asked for again while papers of it are being checked: whoever waits for one sees it open. */
export const useCheckedCourse = (courseId: string) =>
  useQuery({
    ...courseQuery(courseId),
    refetchInterval: ({ state: { data } }) => (data && isBeingChecked(data) ? REFRESH_MS : false),
  });

const isBeingChecked = ({ modules }: Course): boolean =>
  modules.some(({ documents, days }) =>
    [...documents, ...days.flatMap(({ contents }) => contents)].some(({ state }) => state === 'processing'),
  );
