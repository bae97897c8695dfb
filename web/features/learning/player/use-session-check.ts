import { useEffect } from 'react';
import { useSession } from '../../../api/session.ts';
import type { PlaybackState } from './playback-state.ts';

/** A stream also breaks when the session has ended: asked, the server says so, and the way leads to the sign-in page and back. */
export function useSessionCheck(phase: PlaybackState['phase']): void {
  const { refresh } = useSession();
  const isBroken = phase === 'reconnecting' || phase === 'failed';

  useEffect(() => {
    if (isBroken) void refresh().catch(() => undefined);
  }, [isBroken, refresh]);
}
