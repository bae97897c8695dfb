import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PracticeKind, PracticeStatus } from '../../../src/wire/literals.ts';
import { paths } from '../../../src/wire/paths.ts';
import type { ExamReply, SittingsReply } from '../../../src/wire/replies/sittings.ts';
import { ApiError, call } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { noteMadeHere } from '../../exam/answering/open-answering.ts';
import { sittingPath } from '../../platform/exam-addresses.ts';
import { withQuery } from '../../platform/with-query.ts';

export type OpenMock = ExamReply['mocks'][number];
export type SittingListing = SittingsReply['sittings'][number];

const EXAM_KEY = ['exam'] as const;

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

export interface Choice {
  readonly clusters: readonly string[];
  readonly subjects: readonly string[];
  readonly status: PracticeStatus;
}

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

/** Body of the request, without its key. */
export type Wanted =
  | { readonly mockExamId: string }
  | (Choice & { readonly mode: PracticeKind; readonly vignettes: number; readonly extraTimePercent?: number });

export interface Start {
  readonly start: (wanted: Wanted) => Promise<void>;
  /** Names what is being started now. */
  readonly busy: Wanted | undefined;
  readonly error: Error | undefined;
  /** Repeats what failed. */
  readonly retry: () => void;
}

/** True when nobody knows whether the request arrived. */
const isLost = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0 || error.status >= 500;

/**
 * Starts a test and opens its page. Each press has a key of its own, which stays while its answer is lost, so that
 * another try makes no second test.
 */
export function useStart(): Start {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const userId = useSession().user?.id;
  const lost = useRef<{ wanted: string; key: string }>(undefined);
  const [state, setState] = useState<{ busy?: Wanted; failed?: Wanted; error?: Error }>({});

  const start = async (wanted: Wanted) => {
    if (state.busy) return;
    const name = JSON.stringify(wanted);
    const key = lost.current?.wanted === name ? lost.current.key : crypto.randomUUID();
    lost.current = undefined;
    setState({ busy: wanted });
    try {
      const path = 'mockExamId' in wanted ? paths.sittings : paths.practice;
      const sitting = await call(path, { method: 'POST', body: { ...wanted, idempotencyKey: key } });
      void queries.invalidateQueries({ queryKey: EXAM_KEY, refetchType: 'none' });
      if (userId !== undefined) await noteMadeHere(userId, sitting);
      void navigate(sittingPath(sitting.id));
    } catch (error) {
      if (isLost(error)) lost.current = { wanted: name, key };
      // Somewhere else one was started, or access has ended: the page shows what is true now.
      else await queries.invalidateQueries({ queryKey: EXAM_KEY });
      setState({ failed: wanted, error: error as Error });
    }
  };

  const { busy, failed, error } = state;
  return { start, busy, error, retry: () => failed && void start(failed) };
}
