import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { href, paths } from '../../src/wire/paths.ts';
import type { ConversionReply, ConversionsReply } from '../../src/wire/replies/admin-catalog.ts';
import { type AdminCourse, adminCourseQuery } from './admin-courses.ts';
import { call } from './client.ts';

export type Conversion = ConversionReply;

/** A person who waits for a conversion wants to see it move. */
const REFRESH_MS = 3_000;

/** @param keys of the videos that are asked for: another one asks anew. */
const conversionsQuery = (courseId: string, keys: readonly string[]) =>
  queryOptions({
    queryKey: ['admin', 'courses', courseId, 'conversions', keys],
    queryFn: async ({ signal }): Promise<Conversion[]> =>
      (await call<ConversionsReply>(href(paths.conversions, { courseId }), { signal })).conversions,
    enabled: keys.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state !== 'failed') ? REFRESH_MS : false),
  });

/**
 * The conversions of a course that are not done, by the keys of their videos; asked again while one moves. The course
 * is read again when one has ended, because it names what was made then.
 */
export function useConversions(course: AdminCourse): ReadonlyMap<string, Conversion> {
  const queries = useQueryClient();
  const contents = course.modules.flatMap(({ days }) => days.flatMap((day) => day.contents));
  const keys = contents.filter(({ rareFormat }) => rareFormat !== null).map(({ s3Key }) => s3Key);
  const { data = [] } = useQuery(conversionsQuery(course.id, keys));
  const open = data.map(({ s3Key }) => s3Key).join('\n');
  const before = useRef('');
  useEffect(() => {
    const now = new Set(open.split('\n'));
    const hasEnded = before.current.split('\n').some((key) => key !== '' && !now.has(key));
    before.current = open;
    if (hasEnded) void queries.invalidateQueries({ queryKey: adminCourseQuery(course.id).queryKey, exact: true });
  }, [queries, course.id, open]);
  return new Map(data.map((conversion) => [conversion.s3Key, conversion]));
}
