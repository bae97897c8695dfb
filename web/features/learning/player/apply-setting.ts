import { keepPreferences, readPreferences } from '../../../platform/player-preferences.ts';
import { captionTrack } from './playback-state.ts';

/** Setters for the player's settings; each choice is stored on the device. */

export function setSpeed(video: HTMLVideoElement, speed: number): void {
  // Loading resets to the default rate.
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
  keepPreferences({ speed });
}

/** `volume` from 0 to 1; 0 equals muted. */
export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.max(0, Math.min(1, Math.round(volume * 100) / 100));
  video.muted = video.volume === 0;
  keepPreferences({ volume: video.volume, isMuted: video.muted });
}

const AUDIBLE = 0.5;

export function setMuted(video: HTMLVideoElement, isMuted: boolean): void {
  video.muted = isMuted;
  if (!isMuted && video.volume === 0) video.volume = AUDIBLE;
  keepPreferences({ isMuted, volume: video.volume });
}

export function setCaptions(video: HTMLVideoElement, isOn: boolean): void {
  const track = captionTrack(video);
  if (!track) return;
  track.mode = isOn ? 'showing' : 'disabled';
  keepPreferences({ hasCaptions: isOn });
}

export function applyPreferences(video: HTMLVideoElement): void {
  const { speed, volume, isMuted, hasCaptions } = readPreferences();
  video.volume = volume;
  video.muted = isMuted;
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;
  const track = captionTrack(video);
  if (track) track.mode = hasCaptions ? 'showing' : 'disabled';
}
