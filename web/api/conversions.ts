import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { HEAVY_KILOBITS } from '../../src/wire/literals.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { AdminContentReply, ConversionReply } from '../../src/wire/replies/admin-catalog.ts';
import { type AdminCourse, adminCourseQuery } from './admin-courses.ts';
import { call } from './client.ts';

export type Conversion = ConversionReply;

/** True for a video that plays, but stops on a poor line. */
export const isHeavy = ({ rareFormat, kilobits }: Pick<AdminContentReply, 'rareFormat' | 'kilobits'>): boolean =>
  rareFormat === null && (kilobits ?? 0) > HEAVY_KILOBITS;

/** Polling interval while a conversion runs. */
const REFRESH_MS = 3_000;

/** @param keys of the requested videos, part of the query's key. */
const conversionsQuery = (courseId: string, keys: readonly string[]) =>
  queryOptions({
    queryKey: ['admin', 'courses', courseId, 'conversions', keys],
    queryFn: async ({ signal }): Promise<Conversion[]> =>
      (await call(href(paths.conversions, { courseId }), { signal })).conversions,
    enabled: keys.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => state !== 'failed') ? REFRESH_MS : false),
  });

/**
 * Returns a course's unfinished conversions by video key, polling while one runs. Refetches the course when one has
 * ended, for its renditions.
 */
export function useConversions(course: AdminCourse): ReadonlyMap<string, Conversion> {
  const queries = useQueryClient();
  const contents = course.modules.flatMap(({ days }) => days.flatMap((day) => day.contents));
  const keys = contents.filter((one) => one.rareFormat !== null || isHeavy(one)).map(({ s3Key }) => s3Key);
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
