import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readPreferences } from '../../../platform/player-preferences.ts';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import type { NextLesson, PlayableLesson } from './lesson.ts';
import { useMediaSession } from './media-session.ts';
import type { Playback } from './playback.ts';
import { PlayerControls } from './player-controls.tsx';
import { PlayerSettings } from './player-settings.tsx';
import { PlayerStage } from './player-stage.tsx';
import { useProtection } from './protection/use-protection.ts';
import { runCommand } from './run-command.ts';
import { ShortcutHelp } from './shortcut-help.tsx';
import { commandOf } from './shortcuts.ts';
import { useFlash } from './use-gestures.ts';
import { useChapters, useKeptPosition, usePlayback, useReasonOfBreak } from './use-lesson.ts';
import { useQuality } from './use-quality.ts';
import { type Theatre, useFullscreen, usePictureInPicture } from './use-view-modes.ts';
import styles from './player-stage.module.css';

/** Navigates to a neighbouring video; it plays there if `isPlaying`. */
type Step = (isPlaying: boolean) => void;

export interface LessonPlayerProps {
  lesson: PlayableLesson;
  /** Takes the focus, because the lesson was reached from inside the player. */
  takesFocus?: boolean;
  /** Plays as soon as possible; `onStarted` then resets it. */
  isWanted?: boolean;
  onStarted?: () => void;
  next?: NextLesson;
  /** Opens a next item that is no video. */
  onOpenNext?: () => void;
  /** To the next video. */
  onNext?: Step;
  onPrevious?: Step;
  theatre?: Theatre;
  /** Plays from there; `onPlaced` then resets it. */
  wantedSecond?: number | undefined;
  onPlaced?: () => void;
  /** Gets the playback of the lesson, for what is below the player. */
  onPlayback?: (playback: Playback) => void;
}

/** A video with custom controls and a position stored on the server. Dark in both themes. */
export function LessonPlayer({
  lesson: offered,
  takesFocus,
  isWanted,
  onStarted,
  next,
  onOpenNext,
  onNext,
  onPrevious,
  theatre,
  wantedSecond,
  onPlaced,
  onPlayback,
}: LessonPlayerProps) {
  const region = useRef<HTMLDivElement>(null);
  const helpOpener = useRef<Element>(null);
  const [pictured, setPictured] = useState<string>();
  const { contentId } = offered;
  const [lesson, quality, chooseQuality] = useQuality(offered, pictured === contentId);
  const [playback, state] = usePlayback(lesson);
  const chapters = useChapters(lesson.chapters);
  const [opened, setOpened] = useState<'help' | 'settings'>();
  const [flash, showFlash] = useFlash();
  const fullscreen = useFullscreen(region);
  const picture = usePictureInPicture(region);
  const goNext = onNext && (() => onNext(state.isPlaying));
  const goPrevious = onPrevious && (() => onPrevious(state.isPlaying));
  useKeptPosition(playback, lesson);
  const refusal = useReasonOfBreak(playback, state, lesson);
  const protection = useProtection(lesson);
  useMediaSession(lesson, playback, goNext, goPrevious);

  const keepFocus = useCallback(() => region.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (takesFocus) keepFocus();
  }, [takesFocus, lesson.contentId, keepFocus]);

  const start = useEffectEvent(() => {
    playback.play();
    onStarted?.();
  });
  useEffect(() => {
    if (isWanted) start();
  }, [isWanted]);

  useEffect(() => onPlayback?.(playback), [playback, onPlayback]);

  const playFrom = useEffectEvent((second: number) => {
    playback.seek(second);
    playback.play();
    onPlaced?.();
  });
  useEffect(() => {
    if (wantedSecond !== undefined) playFrom(wantedSecond);
  }, [wantedSecond]);

  const showHelp = () => {
    // A dialog of the page would be hidden behind the full screen.
    fullscreen.leave();
    helpOpener.current = document.activeElement;
    setOpened('help');
  };

  const closeHelp = () => {
    setOpened(undefined);
    // A dialog returns the focus to tabbable elements only: from the region it would go to the first control inside.
    if (helpOpener.current === region.current) requestAnimationFrame(keepFocus);
  };

  const press = (event: KeyboardEvent) => {
    // React events bubble from portals too: ignore dialogs outside the region's DOM.
    if (!region.current?.contains(event.target as Node)) return;
    const command = commandOf(event, readPreferences().hasShortcuts);
    if (!command) return;
    event.preventDefault();
    const around = {
      toggleFullscreen: fullscreen.toggle,
      toggleTheatre: theatre?.toggle,
      togglePicture: picture?.toggle,
      showHelp,
      goNext,
      goPrevious,
    };
    showFlash(runCommand(command, playback, around));
  };

  return (
    <div
      ref={region}
      className={styles.player}
      data-theme="dark"
      role="region"
      aria-label={PLAYER.region}
      tabIndex={-1}
      onKeyDown={press}
    >
      <PlayerStage
        key={lesson.contentId}
        lesson={lesson}
        playback={playback}
        state={state}
        refusal={refusal}
        protection={protection}
        flash={flash}
        onFlash={showFlash}
        next={next}
        onOpenNext={onOpenNext}
        onPlayNext={() => onNext?.(true)}
        onPicture={() => setPictured(contentId)}
        onKeepFocus={keepFocus}
      />
      <PlayerControls
        playback={playback}
        state={state}
        chapters={chapters}
        fullscreen={fullscreen}
        theatre={theatre}
        picture={picture}
        onSettings={() => setOpened('settings')}
      />
      {opened === 'settings' && (
        <PlayerSettings
          playback={playback}
          state={state}
          chapters={chapters}
          picture={picture}
          steps={lesson.steps}
          quality={quality}
          onQuality={chooseQuality}
          onHelp={showHelp}
          onClose={() => setOpened(undefined)}
        />
      )}
      <ShortcutHelp isOpen={opened === 'help'} onClose={closeHelp} />
    </div>
  );
}
