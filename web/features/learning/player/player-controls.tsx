import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RectangleHorizontal,
  RotateCcw,
  RotateCw,
  Settings,
  Volume1,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { clock } from '../../../text/playing-time.ts';
import { IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/class-names.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { setCaptions, setMuted, setVolume } from './apply-setting.ts';
import type { Chapter } from './chapters.ts';
import { type Playback, SKIP_SECONDS } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { SeekBar } from './seek-bar.tsx';
import { ChapterSelect, SpeedSelect } from './selects.tsx';
import type { PictureInPicture, Theatre } from './use-view-modes.ts';
import styles from './player-controls.module.css';

interface PlayerControlsProps {
  playback: Playback;
  state: PlaybackState;
  chapters: readonly Chapter[];
  fullscreen: { isFull: boolean; toggle: () => void };
  theatre: Theatre | undefined;
  picture: PictureInPicture | undefined;
  onSettings: () => void;
}

/** Controls below the picture, always visible: time, duration and status are never hidden (specification 2.4). */
export function PlayerControls({
  playback,
  state,
  chapters,
  fullscreen,
  theatre,
  picture,
  onSettings,
}: PlayerControlsProps) {
  const { isPlaying, isEnded, time, duration } = state;
  const [toggle, Icon] = isPlaying
    ? [PLAYER.pause, Pause]
    : isEnded
      ? [PLAYER.watchAgain, RotateCcw]
      : [PLAYER.play, Play];
  return (
    <div className={styles.controls}>
      <div className={styles.line}>
        <p className={styles.time}>
          <VisuallyHidden>{PLAYER.currentTime}</VisuallyHidden>
          <span data-player="time">{clock(time)}</span>
        </p>
        <SeekBar state={state} chapters={chapters} onSeek={(seconds) => playback.seek(seconds)} />
        <p className={styles.time}>
          <VisuallyHidden>{PLAYER.duration}</VisuallyHidden>
          <span data-player="duration">{clock(duration)}</span>
        </p>
      </div>
      <Row gap="2px" wraps={false} align="center">
        <IconButton
          className={styles.play}
          label={toggle}
          icon={<Icon size={24} />}
          onClick={() => playback.toggle()}
        />
        <IconButton
          label={PLAYER.back10}
          icon={<SkipIcon icon={RotateCcw} />}
          onClick={() => playback.seek(time - SKIP_SECONDS)}
        />
        <IconButton
          label={PLAYER.forward10}
          icon={<SkipIcon icon={RotateCw} />}
          onClick={() => playback.seek(time + SKIP_SECONDS)}
        />
        <p className={styles.status} data-player="status" data-playing={isPlaying || undefined}>
          {isPlaying ? PLAYER.playing : PLAYER.paused}
        </p>
        <div className={styles.chapter}>
          <ChapterSelect chapters={chapters} time={time} onChoose={(seconds) => playback.seek(seconds)} />
        </div>
        <div className={styles.end}>
          <div className={styles.wide}>
            <SoundAndWords playback={playback} state={state} />
          </div>
          <IconButton
            label={PLAYER.settings}
            icon={<Settings size={22} />}
            aria-haspopup="dialog"
            onClick={onSettings}
          />
          <ViewButtons fullscreen={fullscreen} theatre={theatre} picture={picture} />
        </div>
      </Row>
    </div>
  );
}

/** An arrow for the direction, with the number of seconds. */
function SkipIcon({ icon: Icon }: { icon: typeof RotateCcw }) {
  return (
    <span className={styles.skip}>
      <Icon size={26} strokeWidth={1.7} />
      <span aria-hidden="true">{SKIP_SECONDS}</span>
    </span>
  );
}

/** Volume, captions and speed on a wide player. On phones they are in the settings. */
function SoundAndWords({ playback, state }: { playback: Playback; state: PlaybackState }) {
  const areCaptionsOn = state.captions === 'on';
  return (
    <>
      <VolumeControl playback={playback} state={state} />
      {state.captions !== 'none' && (
        <IconButton
          label={PLAYER.captions}
          icon={areCaptionsOn ? <Captions size={22} /> : <CaptionsOff size={22} />}
          aria-pressed={areCaptionsOn}
          onClick={() => playback.applySetting(setCaptions, !areCaptionsOn)}
        />
      )}
      <SpeedSelect playback={playback} state={state} />
    </>
  );
}

/** Mute button, with a slider that expands on hover or focus if the row is short. */
function VolumeControl({ playback, state }: { playback: Playback; state: PlaybackState }) {
  const loudness = state.isMuted ? 0 : state.volume;
  const percent = Math.round(loudness * 100);
  const Icon = loudness === 0 ? VolumeX : loudness < 0.5 ? Volume1 : Volume2;
  return (
    <Row wraps={false} align="center" className={styles.group}>
      <IconButton
        label={state.isMuted ? PLAYER.unmute : PLAYER.mute}
        icon={<Icon size={22} />}
        onClick={() => playback.applySetting(setMuted, !state.isMuted)}
      />
      <input
        type="range"
        className={classes(styles.range, styles.volume)}
        style={{ '--at': loudness } as CSSProperties}
        aria-label={PLAYER.volume}
        aria-valuetext={`${percent} %`}
        min={0}
        max={100}
        step={5}
        value={percent}
        onChange={(event) => playback.applySetting(setVolume, Number(event.target.value) / 100)}
      />
    </Row>
  );
}

interface ViewButtonsProps {
  fullscreen: { isFull: boolean; toggle: () => void };
  theatre: Theatre | undefined;
  picture: PictureInPicture | undefined;
}

/**
 * Full screen, theatre mode and picture-in-picture, as far as supported. On a narrow player the styles hide the button
 * of the theatre, a moment before `useTheatre` hears of the width.
 */
function ViewButtons({ fullscreen: { isFull, toggle }, theatre, picture }: ViewButtonsProps) {
  return (
    <>
      {picture && (
        <IconButton
          className={styles.picture}
          label={PLAYER.pictureInPicture}
          icon={<PictureInPicture2 size={22} />}
          aria-pressed={picture.isOn}
          onClick={picture.toggle}
        />
      )}
      {theatre && !isFull && (
        <IconButton
          className={styles.theatre}
          label={PLAYER.theatre}
          icon={<RectangleHorizontal size={22} />}
          aria-pressed={theatre.isOn}
          onClick={theatre.toggle}
        />
      )}
      <IconButton
        label={isFull ? PLAYER.exitFullscreen : PLAYER.fullscreen}
        icon={isFull ? <Minimize size={22} /> : <Maximize size={22} />}
        onClick={toggle}
      />
    </>
  );
}
