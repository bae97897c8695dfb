import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ASKED_KINDS } from '../../src/wire/literals.ts';
import { href, paths } from '../../src/wire/paths.ts';
import type { ThreadReply } from '../../src/wire/replies/mentor.ts';
import { call } from '../api/client.ts';
import { withQuery } from '../platform/with-query.ts';

/** Subject of a question, as far as its kind has it. */
export interface Asked {
  readonly kind: (typeof ASKED_KINDS)[number];
  readonly contentId?: string;
  /** Second of a video. */
  readonly at?: number;
  /** Page of a paper. */
  readonly page?: number;
  readonly questionId?: string;
  readonly sittingId?: string;
  readonly orderId?: string;
}

const KEY = ['mentor'] as const;

/** The parameter of lists by which a lesson, a paper or a question is known; undefined for other subjects. */
const subjectOf = ({ contentId, questionId }: Asked): Record<string, string> | undefined => {
  if (contentId !== undefined) return { contentId };
  return questionId === undefined ? undefined : { questionId };
};

/** Threads about a lesson, a paper or a question: one's own, and those shown to its course. */
export function useThreadsAbout(about: Asked) {
  const subject = subjectOf(about);
  return useQuery({
    queryKey: [...KEY, 'threads', subject],
    queryFn: ({ signal }) => call(withQuery(paths.mentorThreads, subject ?? {}), { signal }),
    enabled: subject !== undefined,
  });
}

/** One's own threads, the newest first. */
export const useOwnThreads = () =>
  useInfiniteQuery({
    queryKey: [...KEY, 'own'],
    queryFn: ({ pageParam, signal }) =>
      call(withQuery(paths.mentorThreads, pageParam === null ? {} : { before: pageParam }), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextBefore,
    staleTime: 0,
  });

/** Fewer letters find anything. */
export const MIN_LETTERS = 10;
const NO_THREADS: readonly ThreadReply[] = [];

/** Answered threads that are like what is typed. A failure finds none: asking does not depend on it. */
export function useSuggestions(about: Asked, typed: string): readonly ThreadReply[] {
  const subject = subjectOf(about);
  const isWanted = subject !== undefined && typed.length >= MIN_LETTERS;
  const { data } = useQuery({
    queryKey: [...KEY, 'suggestions', subject, typed],
    queryFn: ({ signal }) => call(withQuery(paths.mentorSuggestions, { ...subject, q: typed }), { signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (isWanted && data?.threads) || NO_THREADS;
}

/** Minutes until half of the first answers came; null while there are too few of them. */
export const useMedianMinutes = (): number | null =>
  useQuery({ queryKey: [...KEY, 'answer-time'], queryFn: ({ signal }) => call(paths.answerTime, { signal }) }).data
    ?.medianMinutes ?? null;

/** Sends a question, or a message more of one; the lists are then read again with it. */
export function useMentorCalls() {
  const queries = useQueryClient();
  const renewed = async (sent: Promise<unknown>) => {
    await sent;
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return {
    ask: (about: Asked, message: { idempotencyKey: string; text: string }) =>
      renewed(call(paths.mentorThreads, { method: 'POST', body: { ...message, about } })),
    write: (threadId: string, message: { idempotencyKey: string; text: string }) =>
      renewed(call(href(paths.threadMessages, { threadId }), { method: 'POST', body: message })),
  };
}
