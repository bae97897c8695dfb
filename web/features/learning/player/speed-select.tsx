import { SPEEDS } from '../../../platform/player-preferences.ts';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { setSpeed } from './adjust.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import styles from './speed-select.module.css';

export function SpeedSelect({ playback, state }: { playback: Playback; state: PlaybackState }) {
  return (
    <select
      className={styles.speed}
      aria-label={PLAYER.speed}
      title={PLAYER.speed}
      value={state.speed}
      onChange={(event) => playback.adjust(setSpeed, Number(event.target.value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {PLAYER.speedOf(speed)}
        </option>
      ))}
    </select>
  );
}
