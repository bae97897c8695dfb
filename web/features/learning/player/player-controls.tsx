import { Pause, Play, RotateCcw, RotateCw, Settings } from 'lucide-react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { IconButton } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import { clock } from '../time.ts';
import { ChapterSelect } from './chapter-select.tsx';
import type { Chapter } from './chapters.ts';
import { type Playback, SKIP_SECONDS } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { SeekBar } from './seek-bar.tsx';
import { SoundAndWords } from './sound-and-words.tsx';
import type { PictureInPicture } from './use-picture-in-picture.ts';
import type { Theatre } from './use-theatre.ts';
import { ViewButtons } from './view-buttons.tsx';
import styles from './player-controls.module.css';

export interface PlayerControlsProps {
  playback: Playback;
  state: PlaybackState;
  chapters: readonly Chapter[];
  fullscreen: { isFull: boolean; toggle: () => void };
  theatre: Theatre | undefined;
  picture: PictureInPicture | undefined;
  onSettings: () => void;
}

/** Always in sight, below the picture: time, length and status are never hidden (specification 2.4). */
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
      <div className={styles.row}>
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
      </div>
    </div>
  );
}

/** The arrow tells the direction, the figure how far. */
function SkipIcon({ icon: Icon }: { icon: typeof RotateCcw }) {
  return (
    <span className={styles.skip}>
      <Icon size={26} strokeWidth={1.7} />
      <span aria-hidden="true">{SKIP_SECONDS}</span>
    </span>
  );
}
