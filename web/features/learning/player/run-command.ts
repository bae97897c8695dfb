import { nextSpeed } from '../../../platform/player-preferences.ts';
import { PLAYER } from '../../../text/copy/learning-player.ts';
import { clock } from '../../../text/playing-time.ts';
import { setCaptions, setMuted, setSpeed, setVolume } from './apply-setting.ts';
import type { Playback } from './playback.ts';
import type { Command } from './shortcuts.ts';

export interface Environment {
  toggleFullscreen: () => void;
  toggleTheatre?: () => void;
  togglePicture?: () => void;
  showHelp: () => void;
  goNext?: () => void;
  goPrevious?: () => void;
}

/** Runs a command. Returns feedback for the user, unless the picture shows the effect. */
export function runCommand(command: Command, playback: Playback, around: Environment): string | undefined {
  const { time, duration, volume, isMuted, speed, captions } = playback.get();
  switch (command.does) {
    case 'toggle':
      playback.toggle();
      return playback.get().isPlaying ? PLAYER.playing : PLAYER.paused;
    case 'skip':
      return seek(playback, time + command.seconds);
    case 'fraction':
      return seek(playback, duration * command.of);
    case 'louder': {
      const louder = Math.max(0, Math.min(1, (isMuted ? 0 : volume) + command.by));
      playback.applySetting(setVolume, louder);
      return PLAYER.volumeAt(Math.round(louder * 100));
    }
    case 'speed': {
      const next = command.step === 0 ? 1 : nextSpeed(speed, command.step);
      playback.applySetting(setSpeed, next);
      return PLAYER.speedNow(next);
    }
    case 'mute':
      playback.applySetting(setMuted, !isMuted);
      return isMuted ? PLAYER.volumeAt(Math.round(volume * 100)) : PLAYER.muted;
    case 'captions':
      if (captions === 'none') return undefined;
      playback.applySetting(setCaptions, captions === 'off');
      return captions === 'off' ? PLAYER.captionsOn : PLAYER.captionsOff;
    case 'fullscreen':
      around.toggleFullscreen();
      return undefined;
    case 'theatre':
      around.toggleTheatre?.();
      return undefined;
    case 'picture':
      around.togglePicture?.();
      return undefined;
    case 'help':
      around.showHelp();
      return undefined;
    case 'next':
      around.goNext?.();
      return undefined;
    case 'previous':
      around.goPrevious?.();
      return undefined;
  }
}

function seek(playback: Playback, seconds: number): string {
  playback.seek(seconds);
  return clock(playback.get().time);
}
