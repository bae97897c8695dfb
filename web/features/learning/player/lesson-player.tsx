import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import type { PlayableLesson } from './lesson.ts';
import styles from './lesson-player.module.css';
import { perform } from './perform.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerStage } from './player-stage.tsx';
import { useProtection } from './protection/use-protection.ts';
import { readPreferences } from '../../../platform/player-preferences.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { commandFor, controlUnder } from './shortcuts.ts';
import { useFlash } from './use-flash.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useKeptPosition } from './use-kept-position.ts';
import { usePlayback } from './use-playback.ts';

export interface LessonPlayerProps {
  lesson: PlayableLesson;
  /** The lesson was reached from inside the player: the focus comes back to it. */
  takesFocus?: boolean;
  onNext?: () => void;
  onPrevious?: () => void;
}

/** A video with controls of our own, its position kept on the server. Dark in both themes, like a lightbox film. */
export function LessonPlayer({ lesson, takesFocus, onNext, onPrevious }: LessonPlayerProps) {
  const region = useRef<HTMLDivElement>(null);
  const [playback, state] = usePlayback(lesson);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [flash, showFlash] = useFlash();
  const fullscreen = useFullscreen(region);
  useKeptPosition(playback, lesson.courseId, lesson.contentId);
  const protection = useProtection(lesson);

  const keepFocus = useCallback(() => region.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (takesFocus) keepFocus();
  }, [takesFocus, lesson.contentId, keepFocus]);

  const showHelp = () => {
    // A window of the page would be hidden behind the full screen.
    fullscreen.leave();
    setHelpOpen(true);
  };

  const press = (event: KeyboardEvent) => {
    // Windows over the page are children of ours in React, but not of the region.
    if (!region.current?.contains(event.target as Node)) return;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const command = commandFor({ key: event.key, hasModifier, on: controlUnder(event.target) }, readPreferences().hasShortcuts);
    if (!command) return;
    event.preventDefault();
    showFlash(perform(command, playback, { toggleFullscreen: fullscreen.toggle, showHelp, goNext: onNext, goPrevious: onPrevious }));
  };

  return (
    <div ref={region} className={styles.player} data-theme="dark" role="region" aria-label={PLAYER.region} tabIndex={-1} onKeyDown={press}>
      <PlayerStage key={lesson.contentId} lesson={lesson} playback={playback} state={state} protection={protection} flash={flash} onKeepFocus={keepFocus} />
      <PlayerControls playback={playback} state={state} isFull={fullscreen.isFull} onFullscreen={fullscreen.toggle} onHelp={showHelp} />
      <ShortcutHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}
