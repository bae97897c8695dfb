import { useEffect, useEffectEvent } from 'react';
import { BRAND } from '../../../text/brand.ts';
import type { PlayableLesson } from './lesson.ts';
import { type Playback, SKIP_SECONDS } from './playback.ts';

interface MediaSessionParts {
  session: MediaSession;
  lesson: PlayableLesson;
  playback: Playback;
  goNext: (() => void) | undefined;
  goPrevious: (() => void) | undefined;
}

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;

const seeking =
  (playback: Playback, direction: 1 | -1) =>
  ({ seekOffset }: MediaSessionActionDetails) =>
    playback.seek(playback.get().time + direction * (seekOffset ?? SKIP_SECONDS));

function handlersOf({ playback, goNext, goPrevious }: MediaSessionParts): Handlers {
  return {
    play: () => playback.play(),
    pause: () => playback.pause(),
    seekbackward: seeking(playback, -1),
    seekforward: seeking(playback, 1),
    seekto: ({ seekTime }) => seekTime !== undefined && playback.seek(seekTime),
    ...(goPrevious ? { previoustrack: goPrevious } : {}),
    ...(goNext ? { nexttrack: goNext } : {}),
  };
}

function handle(session: MediaSession, action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // Browsers throw on actions they do not support.
  }
}

function tellPlace(session: MediaSession, playback: Playback): void {
  const { isPlaying, hasStarted, duration, time, speed } = playback.get();
  session.playbackState = isPlaying ? 'playing' : hasStarted ? 'paused' : 'none';
  if (duration > 0) session.setPositionState?.({ duration, position: Math.min(time, duration), playbackRate: speed });
}

/** Publishes the lesson to the Media Session API (headset keys, lock screen). Returns a function that removes it. */
export function shareLesson(parts: MediaSessionParts): () => void {
  const { session, lesson, playback } = parts;
  const handlers = handlersOf(parts);
  const actions = Object.keys(handlers) as MediaSessionAction[];
  session.metadata = new MediaMetadata({
    title: lesson.label ? `${lesson.label} ${lesson.title}` : lesson.title,
    artist: BRAND.name,
    album: lesson.courseTitle,
    artwork: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
  for (const action of actions) handle(session, action, handlers[action] ?? null);
  const tell = () => tellPlace(session, playback);
  const stop = playback.subscribe(tell);
  tell();
  return () => {
    stop();
    for (const action of actions) handle(session, action, null);
    session.metadata = null;
    session.playbackState = 'none';
    session.setPositionState?.();
  };
}

/** Publishes the lesson to the system's controls while it is mounted. */
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
