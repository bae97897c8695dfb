import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import type { ExamReply, SittingsReply } from '../../../src/wire/replies/sittings.ts';
import { call } from '../../api/client.ts';
import { type Choice, EXAM_KEY } from '../../exam/use-start.ts';
import { withQuery } from '../../platform/with-query.ts';

export type OpenMock = ExamReply['mocks'][number];
export type SittingListing = SittingsReply['sittings'][number];

/** Queries what may be continued and what may begin; again with each visit, because sittings continue elsewhere. */
export const useExam = () =>
  useQuery({
    queryKey: [...EXAM_KEY, 'overview'],
    queryFn: ({ signal }) => call(paths.exam, { signal }),
    refetchOnMount: 'always',
  });

/** Own sittings, newest first. */
export const useSittings = () =>
  useInfiniteQuery({
    queryKey: [...EXAM_KEY, 'sittings'],
    queryFn: ({ pageParam, signal }) =>
      call(withQuery(paths.sittings, pageParam === null ? {} : { before: pageParam }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    refetchOnMount: 'always',
  });

export const EVERYTHING: Choice = { clusters: [], subjects: [], status: 'all' };

/** How many cases fit a choice; the last counts stay until the next are here. */
export const usePractice = ({ clusters, subjects, status }: Choice) => {
  const query = { status, clusters: clusters.join(','), subjects: subjects.join(',') };
  return useQuery({
    queryKey: [...EXAM_KEY, 'practice', query],
    queryFn: ({ signal }) => call(withQuery(paths.practice, query), { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
};
