import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths } from '../../../src/wire/paths.ts';
import { call } from '../../api/client.ts';
import { EXAM_KEY } from '../use-start.ts';

/** Worked out at each visit, because a test may have ended elsewhere. */
export const useReadiness = () =>
  useQuery({
    queryKey: [...EXAM_KEY, 'readiness'],
    queryFn: ({ signal }) => call(paths.examReadiness, { signal }),
    refetchOnMount: 'always',
  });

/** Lessons that teach what was wrong. */
export const useMissedLessons = () =>
  useQuery({
    queryKey: [...EXAM_KEY, 'readiness', 'lessons'],
    queryFn: ({ signal }) => call(paths.missedLessons, { signal }),
    refetchOnMount: 'always',
  });

/** Earlier estimates, one a day. */
export const useReadinessHistory = () =>
  useQuery({
    queryKey: [...EXAM_KEY, 'readiness', 'history'],
    queryFn: ({ signal }) => call(paths.readinessHistory, { signal }),
    refetchOnMount: 'always',
  });

export const outcomeQuery = queryOptions({
  queryKey: [...EXAM_KEY, 'outcome'],
  queryFn: ({ signal }) => call(paths.examOutcome, { signal }),
  refetchOnMount: 'always',
});

/** Whether the result of the exam is asked for. */
export const useOutcome = () => useQuery(outcomeQuery);

/** Predicted against told, for all candidates. */
export const usePredictions = () =>
  useQuery({
    queryKey: [...EXAM_KEY, 'predictions'],
    queryFn: ({ signal }) => call(paths.predictions, { signal }),
    refetchOnMount: 'always',
  });
