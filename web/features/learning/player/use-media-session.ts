import { useEffect, useEffectEvent } from 'react';
import type { PlayableLesson } from './lesson.ts';
import { shareLesson } from './media-session.ts';
import type { Playback } from './playback.ts';

/** The lesson in the system's own controls, for as long as it is on the page. */
export function useMediaSession(
  lesson: PlayableLesson,
  playback: Playback,
  onNext?: () => void,
  onPrevious?: () => void,
): void {
  const goNext = useEffectEvent(() => onNext?.());
  const goPrevious = useEffectEvent(() => onPrevious?.());
  const share = useEffectEvent((session: MediaSession, hasNext: boolean, hasPrevious: boolean) =>
    shareLesson({
      session,
      lesson,
      playback,
      goNext: hasNext ? () => goNext() : undefined,
      goPrevious: hasPrevious ? () => goPrevious() : undefined,
    }),
  );
  const hasNext = onNext !== undefined;
  const hasPrevious = onPrevious !== undefined;

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    return share(navigator.mediaSession, hasNext, hasPrevious);
  }, [playback, lesson.label, lesson.title, lesson.courseTitle, hasNext, hasPrevious]);
}
