import { queryOptions } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import type { CourseFileReply, CourseFilesReply } from '../../src/wire/replies/admin-catalog.ts';
import { call } from './client.ts';

/** A file of the course. */
export type CourseFile = Omit<CourseFileReply, 'weekNumber'> & { moduleNumber: number };

export type CourseFiles = Omit<CourseFilesReply, 'files'> & { files: CourseFile[] };

/** Queries size and checksum of a course's files, and the size limits of uploads. */
export const courseFilesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['admin', 'courses', courseId, 'files'],
    queryFn: async ({ signal }): Promise<CourseFiles> => {
      const { files, limits } = await call(href(paths.courseFiles, { courseId }), { signal });
      return { limits, files: files.map(({ weekNumber, ...file }) => ({ ...file, moduleNumber: weekNumber })) };
    },
    enabled: courseId !== '',
  });
