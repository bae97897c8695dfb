import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../../api/client.ts';
import { saveProgress } from '../../../api/progress.ts';
import type { Playback } from './playback.ts';
import { PositionKeeper } from './position-keeper.ts';

/** Too busy and too slow pass; every other refusal will be a refusal again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429;

/** Stores on the server where somebody is in a video, so that it goes on there on any device. */
export function useKeptPosition(playback: Playback, courseId: string, contentId: string): void {
  const queries = useQueryClient();

  useEffect(() => {
    const keeper = new PositionKeeper({
      read: () => playback.place(),
      save: (place, isLast) => saveProgress(queries, { courseId, contentId, ...place, isLast }),
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
  }, [queries, playback, courseId, contentId]);
}
