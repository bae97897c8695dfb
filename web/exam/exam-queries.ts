import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { href, paths } from '../../src/wire/paths.ts';
import type { ExamReply, SittingsReply } from '../../src/wire/replies/sittings.ts';
import { call } from '../api/client.ts';
import { withQuery } from '../platform/with-query.ts';
import { type Choice, EXAM_KEY } from './use-start.ts';

export type OpenMock = ExamReply['mocks'][number];
export type SittingListing = ExamReply['open'][number];
export type ScoredSitting = SittingsReply['sittings'][number];

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

/** Calculated at each visit, because a question may have been withdrawn. Not requested without an id. */
export const useResult = (sittingId: string) =>
  useQuery({
    queryKey: [...EXAM_KEY, 'result', sittingId],
    queryFn: ({ signal }) => call(href(paths.sittingResult, { sittingId }), { signal }),
    staleTime: 0,
    enabled: sittingId !== '',
  });

/** Whether a clock runs in it; a tutor test is open for a week. */
export const isTimed = ({ kind, state }: SittingListing): boolean => state === 'running' && kind !== 'tutor';

/** The test to continue first: a mock exam that runs, then practice under the clock, then the newest. */
export const firstToContinue = ({ open }: ExamReply): SittingListing | undefined =>
  open.find((one) => one.kind === 'mock' && isTimed(one)) ?? open.find(isTimed) ?? open[0];

/** The practice test that is open. */
export const openPracticeOf = ({ open }: ExamReply): SittingListing | undefined =>
  open.find(({ mockExamId }) => mockExamId === null);

/** Cases of a test that begins with one press: some twenty questions, half an hour. */
export const CASES = 4;

export const EVERYTHING: Choice = { clusters: [], subjects: [], status: 'all' };

/** How many cases fit a choice; the last counts stay until the next are here. */
export const usePractice = ({ clusters, subjects, status }: Choice, isAsked = true) => {
  const query = { status, clusters: clusters.join(','), subjects: subjects.join(',') };
  return useQuery({
    queryKey: [...EXAM_KEY, 'practice', query],
    queryFn: ({ signal }) => call(withQuery(paths.practice, query), { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    enabled: isAsked,
  });
};
