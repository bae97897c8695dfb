import { RotateCw } from 'lucide-react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { PlaybackState } from './playback-state.ts';
import styles from './player-trouble.module.css';

/** Waiting, trying again, given up. Both regions are there, empty, before there is anything to say. */
export function PlayerTrouble({ phase, onRetry }: { phase: PlaybackState['phase']; onRetry: () => void }) {
  const waiting = phase === 'waiting' ? PLAYER.buffering : phase === 'reconnecting' ? PLAYER.reconnecting : undefined;
  return (
    <div className={styles.trouble} data-phase={phase}>
      <div className={styles.waiting} role="status">
        {waiting && (
          <>
            <Spinner size={44} />
            <span>{waiting}</span>
          </>
        )}
      </div>
      <div className={styles.failed} role="alert">
        {phase === 'failed' && (
          <>
            <p className={styles.message}>{PLAYER.failed}</p>
            <p>{PLAYER.failedLine}</p>
          </>
        )}
      </div>
      {phase === 'failed' && (
        <Button icon={<RotateCw size={18} />} onClick={onRetry}>
          {PLAYER.retry}
        </Button>
      )}
    </div>
  );
}
