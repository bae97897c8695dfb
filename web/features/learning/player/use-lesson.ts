import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ProblemReply } from '../../../../src/wire/replies/problem.ts';
import { ApiError } from '../../../api/client.ts';
import { courseQuery } from '../../../api/courses.ts';
import { saveProgress } from '../../../api/progress.ts';
import { useSession } from '../../../api/session.ts';
import { useStore } from '../../../platform/store.ts';
import { type Chapter, parseChapters } from './chapters.ts';
import type { PlayableLesson } from './lesson.ts';
import { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { PositionKeeper } from './position-keeper.ts';

const begin = (lesson: PlayableLesson, before?: Playback) => ({
  contentId: lesson.contentId,
  source: lesson.source,
  playback: before ? Playback.continuing(before, lesson) : new Playback(lesson),
});

/**
 * Returns one playback per lesson; its start position is fixed when the lesson opens. After a replaced file it
 * continues at the same position.
 */
export function usePlayback(lesson: PlayableLesson): [Playback, PlaybackState] {
  const [held, setHeld] = useState(() => begin(lesson));
  if (held.contentId !== lesson.contentId) setHeld(begin(lesson));
  else if (held.source !== lesson.source) setHeld(begin(lesson, held.playback));
  const state = useStore(held.playback);
  return [held.playback, state];
}

const NONE: readonly Chapter[] = [];

async function readChapters(address: string, signal: AbortSignal): Promise<Chapter[]> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The chapters answered ${response.status}.`);
  return parseChapters(await response.text());
}

/** Queries the chapters of a lesson; empty until loaded and after a failure. */
export function useChapters(address: string | null): readonly Chapter[] {
  const { data } = useQuery({
    queryKey: ['chapters', address],
    queryFn: ({ signal }) => readChapters(address ?? '', signal),
    enabled: address !== null,
    staleTime: Infinity,
    retry: 1,
  });
  return data ?? NONE;
}

/** True for a permanent error; rate limits and timeouts are transient. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429;

/** Stores the position on the server, to resume on any device. */
export function useKeptPosition(playback: Playback, { courseId, contentId, isPreview }: PlayableLesson): void {
  const queries = useQueryClient();

  useEffect(() => {
    if (isPreview) return;
    const keeper = new PositionKeeper({
      read: () => playback.position(),
      save: (position, isLast) => saveProgress(queries, { courseId, contentId, ...position, isLast }),
      isRefusal,
    });
    const stop = playback.witness((moment) => keeper[moment]());
    const leave = () => keeper.left();
    const look = () => {
      if (document.visibilityState === 'hidden') keeper.left();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      keeper.close();
    };
  }, [queries, playback, courseId, contentId, isPreview]);
}

/**
 * Asks the server why a stream broke: the session may have ended (redirects to sign-in and back), or the file was
 * replaced (continues with the new one). Returns the sentence if the account streams in too many places.
 */
export function useReasonOfBreak(playback: Playback, state: PlaybackState, lesson: PlayableLesson): string | undefined {
  const { courseId, contentId, source } = lesson;
  const { refresh } = useSession();
  const queries = useQueryClient();
  const { phase } = state;
  const isBroken = phase === 'reconnecting' || phase === 'failed';
  const [refusal, setRefusal] = useState<{ isOf: Playback; sentence: string }>();

  useEffect(() => {
    if (!isBroken) return;
    void refresh().catch(() => undefined);
    void queries.invalidateQueries({ queryKey: courseQuery(courseId).queryKey, exact: true });
    void queries.invalidateQueries({ queryKey: ['video', contentId], exact: true });
  }, [isBroken, refresh, queries, courseId, contentId]);

  // Runs again on Retry and on the next break.
  useEffect(() => {
    if (phase !== 'reconnecting' && phase !== 'failed') return;
    const stop = new AbortController();
    const askWhy = async () => {
      const sentence = await refusalOfStream(source, stop.signal);
      if (stop.signal.aborted) return;
      setRefusal(sentence === undefined ? undefined : { isOf: playback, sentence });
      if (sentence !== undefined) playback.giveUp();
    };
    void askWhy();
    return () => stop.abort();
  }, [phase, playback, source]);

  return isBroken && refusal?.isOf === playback ? refusal.sentence : undefined;
}

/** Requests one byte to get the server's refusal: a media element does not expose it. */
async function refusalOfStream(source: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const headers = { Range: 'bytes=0-0' };
    // A manual redirect: an object store is not asked, since it never refuses for this reason.
    const response = await fetch(source, { headers, redirect: 'manual', signal });
    if (response.status !== 429) {
      await response.body?.cancel();
      return undefined;
    }
    const { message } = (await response.json()) as Partial<ProblemReply>;
    return message;
  } catch {
    return undefined;
  }
}
