import { useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { clock, spokenTime } from '../time.ts';
import type { PlaybackState } from './playback-state.ts';
import styles from './range.module.css';

/** What the keys of a slider mean here, in seconds; Home and End are the browser's own. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5, PageDown: -30, PageUp: 30 };

/**
 * A real slider. Dragging shows where it would go and moves the video once, on release, so that a drag is one seek;
 * the arrow keys move at once.
 */
export function SeekBar({ state, onSeek }: { state: PlaybackState; onSeek: (seconds: number) => void }) {
  const [dragged, setDragged] = useState<number>();
  const [isHeld, setHeld] = useState(false);
  const { duration } = state;
  const at = dragged ?? state.time;
  const share = (seconds: number) => (duration > 0 ? `${Math.min(100, (seconds / duration) * 100)}%` : '0%');

  const move = (seconds: number) => {
    if (isHeld) setDragged(seconds);
    else onSeek(seconds);
  };
  const hold = (event: PointerEvent<HTMLInputElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setHeld(true);
  };
  const step = (event: KeyboardEvent) => {
    const seconds = STEPS[event.key];
    if (seconds === undefined) return;
    event.preventDefault();
    onSeek(state.time + seconds);
  };
  const release = () => {
    setHeld(false);
    if (dragged !== undefined) onSeek(dragged);
    setDragged(undefined);
  };

  return (
    <div className={styles.seek}>
      {dragged !== undefined && <span className={styles.preview} style={{ left: share(dragged) }} aria-hidden="true">{clock(dragged)}</span>}
      <input
        type="range"
        className={styles.range}
        style={{ '--at': share(at), '--ready': share(state.bufferedTo) } as CSSProperties}
        aria-label={PLAYER.seek}
        aria-valuetext={PLAYER.positionOf(spokenTime(at), spokenTime(duration))}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        disabled={duration === 0}
        value={Math.floor(at)}
        onChange={(event) => move(Number(event.target.value))}
        onKeyDown={step}
        onPointerDown={hold}
        onPointerUp={release}
        onPointerCancel={release}
      />
    </div>
  );
}
