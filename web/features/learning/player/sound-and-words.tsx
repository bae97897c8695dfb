import { Captions, CaptionsOff } from 'lucide-react';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { IconButton } from '../../../ui/button.tsx';
import { setCaptions } from './adjust.ts';
import type { Playback } from './playback.ts';
import type { PlaybackState } from './playback-state.ts';
import { SpeedSelect } from './speed-select.tsx';
import { VolumeControl } from './volume-control.tsx';

/** What a wide player offers without a detour: volume, captions, speed. On a phone the settings have them. */
export function SoundAndWords({ playback, state }: { playback: Playback; state: PlaybackState }) {
  const areCaptionsOn = state.captions === 'on';
  return (
    <>
      <VolumeControl playback={playback} state={state} />
      {state.captions !== 'none' && (
        <IconButton
          label={PLAYER.captions}
          icon={areCaptionsOn ? <Captions size={22} /> : <CaptionsOff size={22} />}
          aria-pressed={areCaptionsOn}
          onClick={() => playback.adjust(setCaptions, !areCaptionsOn)}
        />
      )}
      <SpeedSelect playback={playback} state={state} />
    </>
  );
}
