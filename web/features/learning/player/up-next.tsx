import { FileText, Play, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { prefersReducedMotion } from '../../../platform/media.ts';
import { readPreferences } from '../../../platform/player-preferences.ts';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { Button } from '../../../ui/button.tsx';
import { VisuallyHidden } from '../../../ui/text.tsx';
import type { NextLesson } from './lesson.ts';
import type { PlaybackState } from './playback-state.ts';
import { useFocusRescue } from './use-focus-rescue.ts';
import styles from './player-stage.module.css';

const SHOWN_SECONDS = 10;

/** Requires a started video, so that a short one does not announce the next at its beginning. */
const isNearEnd = ({ hasStarted, phase, duration, time, isEnded }: PlaybackState): boolean =>
  hasStarted &&
  phase === 'ready' &&
  duration > 0 &&
  (isEnded || time >= duration - Math.min(SHOWN_SECONDS, duration / 4));

interface UpNextProps {
  next: NextLesson;
  state: PlaybackState;
  /** Opens a next item that is no video. */
  onOpen: (() => void) | undefined;
  /** Plays the next video. */
  onPlay: () => void;
  onKeepFocus: () => void;
}

/** Offers the next item in the last seconds and at the end. Never takes the focus; announced once. */
export function UpNext({ next, state, onOpen, onPlay, onKeepFocus }: UpNextProps) {
  const { label, title, isVideo, videoLabel } = next;
  const [isCancelled, setCancelled] = useState(false);
  const rescue = useFocusRescue(onKeepFocus);
  const isNear = isNearEnd(state);
  // Offers again after seeking back.
  if (isCancelled && !isNear) setCancelled(false);
  const isShown = isNear && !isCancelled;
  const startsByItself = isShown && isVideo && state.isEnded && readPreferences().playsNext && !prefersReducedMotion();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{isShown && PLAYER.upNextSaid(label, title)}</span>
      </VisuallyHidden>
      {isShown && (
        <section
          ref={rescue}
          className={styles.card}
          aria-label={PLAYER.upNext}
          data-ended={state.isEnded || undefined}
        >
          <p className={styles.word}>
            {PLAYER.upNext} <span className={styles.nextLabel}>{label}</span>
          </p>
          <p className={styles.title}>{title}</p>
          {startsByItself && <StartsByItself onStart={onPlay} />}
          <div className={styles.nextActions}>
            {isVideo ? (
              <Button size="small" icon={<Play size={18} />} onClick={onPlay}>
                {PLAYER.playNow}
              </Button>
            ) : (
              <Button size="small" icon={<FileText size={18} />} onClick={onOpen}>
                {PLAYER.openNow}
              </Button>
            )}
            {videoLabel && (
              <Button variant="quiet" size="small" icon={<Play size={18} />} onClick={onPlay}>
                {PLAYER.nextVideo(videoLabel)}
              </Button>
            )}
            <Button variant="quiet" size="small" icon={<X size={18} />} onClick={() => setCancelled(true)}>
              {PLAYER.cancel}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

/** Enough time to read the card and to find Cancel. */
const SECONDS = 8;

/** Countdown to the next lesson, if autoplay is on. Paused while the page is hidden. */
function StartsByItself({ onStart }: { onStart: () => void }) {
  const [left, setLeft] = useState(SECONDS);
  const start = useEffectEvent(onStart);

  useEffect(() => {
    if (left === 0) return start();
    const timer = setInterval(() => {
      if (!document.hidden) setLeft(left - 1);
    }, 1000);
    return () => clearInterval(timer);
  }, [left]);

  return <p className={styles.countdown}>{PLAYER.startsIn(left)}</p>;
}
