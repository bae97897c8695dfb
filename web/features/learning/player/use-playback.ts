import { useState, useSyncExternalStore } from 'react';
import type { PlayableLesson } from './lesson.ts';
import { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';

const begin = (lesson: PlayableLesson) => ({
  contentId: lesson.contentId,
  source: lesson.source,
  playback: new Playback(lesson.startAt, lesson.duration),
});

/** One playback per lesson: where it starts is decided once, when the lesson comes up. */
export function usePlayback(lesson: PlayableLesson): [Playback, PlaybackState] {
  const [held, setHeld] = useState(() => begin(lesson));
  if (held.contentId !== lesson.contentId || held.source !== lesson.source) setHeld(begin(lesson));
  const state = useSyncExternalStore(held.playback.subscribe, held.playback.read);
  return [held.playback, state];
}
