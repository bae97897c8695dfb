import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { clock, spokenTime } from '../../../text/playing-time.ts';
import { type Chapter, chapterAt } from './chapters.ts';
import type { PlaybackState } from './playback-state.ts';
import styles from './player-controls.module.css';

/** Keyboard steps in seconds; Home and End are native. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
};

/** Width of the thumb. It stays inside the bar, so its centre is inset by half of this. */
const THUMB_PX = 16;

export interface SeekBarProps {
  state: PlaybackState;
  chapters: readonly Chapter[];
  onSeek: (seconds: number) => void;
}

/**
 * A native range input. Dragging previews the target and seeks once on release; arrow keys seek at once. Hovering shows
 * time and chapter.
 */
export function SeekBar({ state, chapters, onSeek }: SeekBarProps) {
  const [dragged, setDragged] = useState<number>();
  const [hovered, setHovered] = useState<number>();
  const [isHeld, setHeld] = useState(false);
  const { duration } = state;
  const at = dragged ?? state.time;
  const shown = dragged ?? (duration > 0 ? hovered : undefined);
  const share = (seconds: number) => (duration > 0 ? Math.min(1, seconds / duration) : 0);
  const chapter = chapterAt(chapters, at)?.title;

  const move = (seconds: number) => {
    if (isHeld) setDragged(seconds);
    else onSeek(seconds);
  };
  const hold = (event: PointerEvent<HTMLInputElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setHeld(true);
  };
  const hover = ({ pointerType, clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setHovered(duration * Math.max(0, Math.min(1, (clientX - left - THUMB_PX / 2) / (width - THUMB_PX))));
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
      {shown !== undefined && (
        <span
          className={styles.preview}
          style={{ '--share': share(shown) } as CSSProperties}
          aria-hidden="true"
          data-player="preview"
        >
          {clock(shown)}
          {chapters.length > 0 && <span className={styles.chapterMark}>{chapterAt(chapters, shown)?.title}</span>}
        </span>
      )}
      <input
        type="range"
        className={styles.range}
        style={{ '--at': share(at), '--ready': share(state.bufferedTo) } as CSSProperties}
        aria-label={PLAYER.seek}
        aria-valuetext={PLAYER.positionOf(spokenTime(at), spokenTime(duration), chapter)}
        min={0}
        max={Math.max(1, Math.floor(duration))}
        step={1}
        disabled={duration === 0}
        value={Math.floor(at)}
        onChange={(event) => move(Number(event.target.value))}
        onKeyDown={step}
        onPointerDown={hold}
        onPointerMove={hover}
        onPointerLeave={() => setHovered(undefined)}
        onPointerUp={release}
        onPointerCancel={release}
      />
      {duration > 0 &&
        chapters
          .filter(({ startsAt }) => startsAt > 0 && startsAt < duration)
          .map(({ startsAt }) => (
            <span
              key={startsAt}
              className={styles.mark}
              style={{ '--share': share(startsAt) } as CSSProperties}
              aria-hidden="true"
              data-player="mark"
            />
          ))}
    </div>
  );
}
