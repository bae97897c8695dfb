import { Captions, CaptionsOff, Keyboard, Maximize, Minimize, Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { clock } from '../time.ts';
import { setCaptions } from './adjust.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import styles from './player-controls.module.css';
import { SeekBar } from './seek-bar.tsx';
import { SpeedSelect } from './speed-select.tsx';
import { VolumeControl } from './volume-control.tsx';

const SKIP_SECONDS = 10;

export interface PlayerControlsProps {
  playback: Playback;
  state: PlaybackState;
  isFull: boolean;
  onFullscreen: () => void;
  onHelp: () => void;
}

/** Always in sight, below the picture: time, length and status are never hidden (specification 2.4). */
export function PlayerControls({ playback, state, isFull, onFullscreen, onHelp }: PlayerControlsProps) {
  const { isPlaying, time, duration, captions } = state;
  const areCaptionsOn = captions === 'on';
  return (
    <div className={styles.controls}>
      <SeekBar state={state} onSeek={(seconds) => playback.seek(seconds)} />
      <div className={styles.row}>
        <IconButton
          className={styles.play}
          label={isPlaying ? PLAYER.pause : PLAYER.play}
          icon={isPlaying ? <Pause size={24} /> : <Play size={24} />}
          onClick={() => playback.toggle()}
        />
        <IconButton label={PLAYER.back10} icon={<RotateCcw size={20} />} onClick={() => playback.seek(time - SKIP_SECONDS)} />
        <IconButton label={PLAYER.forward10} icon={<RotateCw size={20} />} onClick={() => playback.seek(time + SKIP_SECONDS)} />
        <p className={styles.facts}>
          <VisuallyHidden>{PLAYER.currentTime}</VisuallyHidden>
          <span data-player="time">{clock(time)}</span>
          <span className={styles.of} aria-hidden="true">/</span>
          <VisuallyHidden>{PLAYER.duration}</VisuallyHidden>
          <span data-player="duration">{clock(duration)}</span>
          <span className={styles.status} data-player="status" data-playing={isPlaying || undefined}>{isPlaying ? PLAYER.playing : PLAYER.paused}</span>
        </p>
        <div className={styles.end}>
          <VolumeControl playback={playback} state={state} />
          {captions !== 'none' && (
            <IconButton
              label={PLAYER.captions}
              icon={areCaptionsOn ? <Captions size={22} /> : <CaptionsOff size={22} />}
              aria-pressed={areCaptionsOn}
              onClick={() => playback.adjust(setCaptions, !areCaptionsOn)}
            />
          )}
          <SpeedSelect playback={playback} state={state} />
          <IconButton label={PLAYER.shortcuts} icon={<Keyboard size={22} />} onClick={onHelp} />
          <IconButton label={isFull ? PLAYER.exitFullscreen : PLAYER.fullscreen} icon={isFull ? <Minimize size={22} /> : <Maximize size={22} />} onClick={onFullscreen} />
        </div>
      </div>
    </div>
  );
}
