import { PLAYER } from '../../../text/copy/learning-player.ts';
import { classes } from '../../../ui/class-names.ts';
import type { PlayableLesson } from './lesson.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { PlayerPoster } from './player-poster.tsx';
import styles from './player-stage.module.css';
import { PlayerTrouble } from './player-trouble.tsx';
import veil from './protection/protection-veil.module.css';
import { ProtectionVeil } from './protection/protection-veil.tsx';
import type { ProtectionOfStage } from './protection/use-protection.ts';
import { Watermark } from './protection/watermark.tsx';

export interface PlayerStageProps {
  lesson: PlayableLesson;
  playback: Playback;
  state: PlaybackState;
  protection: ProtectionOfStage;
  flash: string | undefined;
  /** Buttons over the picture vanish with the press: the focus has to go somewhere before. */
  onKeepFocus: () => void;
}

/** The picture, and what lies over it: poster, trouble, a word about the last key. */
export function PlayerStage({ lesson, playback, state, protection, flash, onKeepFocus }: PlayerStageProps) {
  const retry = () => {
    onKeepFocus();
    playback.retry();
  };
  return (
    <div className={styles.stage} onContextMenu={protection.onContextMenu}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions of a lesson are a file that it may not have */}
      <video
        ref={playback.attach}
        className={classes(styles.video, protection.isShown && veil.blurred)}
        src={lesson.source}
        preload="metadata"
        playsInline
        aria-label={lesson.title}
        onClick={() => playback.toggle()}
      >
        {lesson.captions && <track kind="captions" src={lesson.captions} srcLang="en" label={PLAYER.captionsLabel} />}
      </video>
      {!state.hasStarted && state.phase !== 'failed' && <PlayerPoster lesson={lesson} playback={playback} state={state} onKeepFocus={onKeepFocus} />}
      {state.hasStarted && <Watermark />}
      <PlayerTrouble phase={state.phase} onRetry={retry} />
      <p className={styles.flash} role="status">{flash && <span className={styles.words}>{flash}</span>}</p>
      <ProtectionVeil isShown={protection.isShown} isFirst={protection.isFirst} />
    </div>
  );
}
