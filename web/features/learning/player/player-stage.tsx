import { RotateCw } from 'lucide-react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/class-names.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { NextLesson, PlayableLesson } from './lesson.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { PlayerPoster } from './player-poster.tsx';
import { ProtectionVeil, Watermark } from './protection/protection-layers.tsx';
import type { ProtectionOfStage } from './protection/use-protection.ts';
import type { Side } from './touch-taps.ts';
import { UpNext } from './up-next.tsx';
import { type Flash, usePicturePress } from './use-gestures.ts';
import styles from './player-stage.module.css';
import sheet from './protection/protection.module.css';

interface PlayerStageProps {
  lesson: PlayableLesson;
  playback: Playback;
  state: PlaybackState;
  /** The server's reason for refusing the video, as a sentence. */
  refusal: string | undefined;
  protection: ProtectionOfStage;
  flash: Flash | undefined;
  onFlash: (words: string, side: Side) => void;
  next: NextLesson | undefined;
  onOpenNext: (() => void) | undefined;
  onPlayNext: () => void;
  /** Called once the first picture is there. */
  onPicture: () => void;
  /** Moves the focus before a pressed overlay button unmounts. */
  onKeepFocus: () => void;
}

/** The picture with its overlays: poster, errors, next lesson, and feedback on keys. */
export function PlayerStage({
  lesson,
  playback,
  state,
  refusal,
  protection,
  flash,
  onFlash,
  next,
  onOpenNext,
  onPlayNext,
  onPicture,
  onKeepFocus,
}: PlayerStageProps) {
  const press = usePicturePress(playback, onFlash);
  const retry = () => {
    onKeepFocus();
    playback.retry();
  };
  return (
    <div className={styles.stage} onContextMenu={protection.onContextMenu}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions of a lesson are a file that it may not have */}
      <video
        ref={playback.attach}
        className={classes(styles.video, protection.isShown && sheet.blurred)}
        src={lesson.source}
        onLoadedData={onPicture}
        preload="metadata"
        playsInline
        aria-label={lesson.title}
        {...press}
      >
        {lesson.captions && <track kind="captions" src={lesson.captions} srcLang="en" label={PLAYER.captionsLabel} />}
      </video>
      {!state.hasStarted && !state.isPictureless && state.phase !== 'failed' && (
        <PlayerPoster lesson={lesson} playback={playback} state={state} onKeepFocus={onKeepFocus} />
      )}
      {state.hasStarted && <Watermark isPreview={lesson.isPreview} />}
      {next && <UpNext next={next} state={state} onOpen={onOpenNext} onPlay={onPlayNext} onKeepFocus={onKeepFocus} />}
      {lesson.isSoundAlone && state.hasStarted && (
        <Stack gap={2} align="center" className={styles.soundAlone}>
          <strong>{PLAYER.soundAlone}</strong>
          <span>{PLAYER.soundAloneLine}</span>
        </Stack>
      )}
      <PlayerTrouble state={state} refusal={refusal} onRetry={retry} />
      <p className={styles.flash} role="status" data-side={flash?.side}>
        {flash && <span className={styles.words}>{flash.words}</span>}
      </p>
      <ProtectionVeil isShown={protection.isShown} isFirst={protection.isFirst} />
    </div>
  );
}

/** Buffering, retrying, failed, or sound only. Both live regions are rendered while empty. */
function PlayerTrouble({
  state: { phase, isPictureless },
  refusal,
  onRetry,
}: Pick<PlayerStageProps, 'state' | 'refusal'> & { onRetry: () => void }) {
  const waiting = phase === 'waiting' ? PLAYER.buffering : phase === 'reconnecting' ? PLAYER.reconnecting : undefined;
  return (
    <Stack gap={4} className={styles.trouble} data-covers={phase === 'failed' || isPictureless || undefined}>
      <div className={styles.waiting} role="status">
        {waiting && (
          <>
            <Spinner size={44} />
            <span>{waiting}</span>
          </>
        )}
      </div>
      <div className={styles.failed} role="alert">
        {isPictureless && (
          <>
            <p className={styles.message}>{PLAYER.pictureless}</p>
            <p>{PLAYER.picturelessLine}</p>
          </>
        )}
        {phase === 'failed' && refusal && <p className={styles.refusal}>{refusal}</p>}
        {phase === 'failed' && !refusal && (
          <>
            <p className={styles.message}>{PLAYER.failed}</p>
            <p>{PLAYER.failedLine}</p>
          </>
        )}
      </div>
      {phase === 'failed' && (
        <Button size={refusal ? 'small' : 'medium'} icon={<RotateCw size={18} />} onClick={onRetry}>
          {PLAYER.retry}
        </Button>
      )}
    </Stack>
  );
}
