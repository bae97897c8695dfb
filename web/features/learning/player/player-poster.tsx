import { Play, RotateCcw } from 'lucide-react';
import { contourRings } from '../../../art/art.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { LEARNING } from '../../../text/copy/learning.ts';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { clock } from '../../../text/playing-time.ts';
import { Button } from '../../../ui/button.tsx';
import type { PlayableLesson } from './lesson.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { useFocusRescue } from './use-focus-rescue.ts';
import styles from './player-stage.module.css';

const RINGS = contourRings({ x: 470, y: 160 }, 420, 14);

export interface PlayerPosterProps {
  lesson: PlayableLesson;
  playback: Playback;
  state: PlaybackState;
  onKeepFocus: () => void;
}

/** Before the first picture: the module's tooth, the day, and where it goes on. */
export function PlayerPoster({ lesson, playback, state, onKeepFocus }: PlayerPosterProps) {
  const isResumed = state.time > 0;
  const rescue = useFocusRescue(onKeepFocus);
  const startOver = () => {
    playback.seek(0);
    playback.play();
  };
  return (
    <div ref={rescue} className={styles.poster}>
      <svg
        className={styles.art}
        viewBox="0 0 640 360"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        {RINGS.map((ring) => (
          <path key={ring} className={styles.ring} d={ring} />
        ))}
      </svg>
      <div className={styles.tooth}>
        <ToothGlyph moduleNumber={lesson.moduleNumber} size={120} />
      </div>
      {lesson.label && (
        <span className={styles.posterLabel} aria-hidden="true">
          {lesson.label}
        </span>
      )}
      <div className={styles.posterActions}>
        <Button size="small" icon={<Play size={20} />} onClick={() => playback.play()}>
          {isResumed ? LEARNING.resumeAt(clock(state.time)) : PLAYER.play}
        </Button>
        {isResumed && (
          <Button variant="outline" size="small" icon={<RotateCcw size={18} />} onClick={startOver}>
            {PLAYER.startOver}
          </Button>
        )}
      </div>
    </div>
  );
}
