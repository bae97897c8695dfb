import { Volume1, Volume2, VolumeX } from 'lucide-react';
import type { CSSProperties } from 'react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { classes } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { setMuted, setVolume } from './adjust.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import styles from './range.module.css';

/** Mute everywhere; a slider where the device has no volume keys of its own. */
export function VolumeControl({ playback, state }: { playback: Playback; state: PlaybackState }) {
  const loudness = state.isMuted ? 0 : state.volume;
  const percent = Math.round(loudness * 100);
  const Icon = loudness === 0 ? VolumeX : loudness < 0.5 ? Volume1 : Volume2;
  return (
    <>
      <IconButton label={state.isMuted ? PLAYER.unmute : PLAYER.mute} icon={<Icon size={22} />} onClick={() => playback.adjust(setMuted, !state.isMuted)} />
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
        onChange={(event) => playback.adjust(setVolume, Number(event.target.value) / 100)}
      />
    </>
  );
}
