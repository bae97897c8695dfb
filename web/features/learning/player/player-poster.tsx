import { Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { contourRings } from '../../../art/art.ts';
import { ToothGlyph } from '../../../art/tooth-glyph.tsx';
import { LEARNING } from '../../../text/copy/learning.ts';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { clock } from '../../../text/playing-time.ts';
import { Button } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import type { PlayableLesson } from './lesson.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { useFocusRescue } from './use-focus-rescue.ts';
import styles from './player-stage.module.css';

/** Widths of the server's two sizes. */
const PICTURE_WIDTHS = { small: 960, large: 1600 };

const RINGS = contourRings({ x: 470, y: 160 }, 420, 14);

export interface PlayerPosterProps {
  lesson: PlayableLesson;
  playback: Playback;
  state: PlaybackState;
  onKeepFocus: () => void;
}

/** Shown before playing: the poster, or the module's tooth and the day; and the resume position. */
export function PlayerPoster({ lesson, playback, state, onKeepFocus }: PlayerPosterProps) {
  const isResumed = state.time > 0;
  const rescue = useFocusRescue(onKeepFocus);
  const { poster: picture } = lesson;
  const [brokenPicture, setBrokenPicture] = useState<string>();
  const startOver = () => {
    playback.seek(0);
    playback.play();
  };
  return (
    <div ref={rescue} className={styles.poster}>
      {picture && brokenPicture !== picture.large ? (
        <img
          className={styles.picture}
          src={picture.large}
          srcSet={`${picture.small} ${PICTURE_WIDTHS.small}w, ${picture.large} ${PICTURE_WIDTHS.large}w`}
          sizes="(max-width: 979px) 100vw, 900px"
          alt=""
          onError={() => setBrokenPicture(picture.large)}
        />
      ) : (
        <ModuleDrawing lesson={lesson} />
      )}
      <Row gap={3} className={styles.posterActions}>
        <Button size="small" icon={<Play size={20} />} onClick={() => playback.play()}>
          {isResumed ? LEARNING.resumeAt(clock(state.time)) : PLAYER.play}
        </Button>
        {isResumed && (
          <Button variant="outline" size="small" icon={<RotateCcw size={18} />} onClick={startOver}>
            {PLAYER.startOver}
          </Button>
        )}
      </Row>
    </div>
  );
}

/** The module's tooth and the day. */
function ModuleDrawing({ lesson }: { lesson: PlayableLesson }) {
  return (
    <>
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
    </>
  );
}
