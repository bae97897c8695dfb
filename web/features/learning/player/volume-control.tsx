import { Volume1, Volume2, VolumeX } from 'lucide-react';
import type { CSSProperties } from 'react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { IconButton } from '../../../ui/button.tsx';
import { classes } from '../../../ui/class-names.ts';
import { setMuted, setVolume } from './adjust.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import range from './range.module.css';
import styles from './volume-control.module.css';

/** Mute, and a slider that unfolds under the mouse or the focus where the row is short. */
export function VolumeControl({ playback, state }: { playback: Playback; state: PlaybackState }) {
  const loudness = state.isMuted ? 0 : state.volume;
  const percent = Math.round(loudness * 100);
  const Icon = loudness === 0 ? VolumeX : loudness < 0.5 ? Volume1 : Volume2;
  return (
    <div className={styles.group}>
      <IconButton
        label={state.isMuted ? PLAYER.unmute : PLAYER.mute}
        icon={<Icon size={22} />}
        onClick={() => playback.adjust(setMuted, !state.isMuted)}
      />
      <input
        type="range"
        className={classes(range.range, styles.volume)}
        style={{ '--at': loudness } as CSSProperties}
        aria-label={PLAYER.volume}
        aria-valuetext={`${percent} %`}
        min={0}
        max={100}
        step={5}
        value={percent}
        onChange={(event) => playback.adjust(setVolume, Number(event.target.value) / 100)}
      />
    </div>
  );
}
