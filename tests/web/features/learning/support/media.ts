import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The document has the element but not the player: this plays, as far as anybody can tell from outside. */
export function fakeMedia(): void {
  const proto = HTMLMediaElement.prototype;
  const paused = new WeakMap<object, boolean>();
  const times = new WeakMap<object, number>();
  vi.spyOn(proto, 'paused', 'get').mockImplementation(function (this: object) {
    return paused.get(this) ?? true;
  });
  vi.spyOn(proto, 'currentTime', 'get').mockImplementation(function (this: object) {
    return times.get(this) ?? 0;
  });
  vi.spyOn(proto, 'currentTime', 'set').mockImplementation(function (this: HTMLMediaElement, seconds: number) {
    times.set(this, seconds);
    this.dispatchEvent(new Event('seeking'));
    this.dispatchEvent(new Event('seeked'));
  });
  vi.spyOn(proto, 'duration', 'get').mockReturnValue(600);
  vi.spyOn(proto, 'readyState', 'get').mockImplementation(function (this: object) {
    return times.has(this) ? 4 : 0;
  });
  vi.spyOn(proto, 'play').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, false);
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  });
  vi.spyOn(proto, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    if (paused.get(this) ?? true) return;
    paused.set(this, true);
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(proto, 'load').mockImplementation(function (this: HTMLMediaElement) {
    paused.set(this, true);
    times.set(this, 0);
  });
  arrive = (video, videoWidth) => {
    Object.defineProperty(video, 'videoWidth', { configurable: true, value: videoWidth });
    times.set(video, times.get(video) ?? 0);
    video.dispatchEvent(new Event('loadedmetadata'));
    video.dispatchEvent(new Event('loadeddata'));
  };
  reach = (video, seconds) => {
    times.set(video, seconds);
    video.dispatchEvent(new Event('timeupdate'));
  };
}

let arrive: (video: HTMLVideoElement, videoWidth: number) => void;
let reach: (video: HTMLVideoElement, seconds: number) => void;

export const theVideo = (): HTMLVideoElement => document.querySelector('video') as HTMLVideoElement;

/** The file's facts are there. The picture has no width where the browser knows the codec of the sound alone. */
export const loadVideo = (video = theVideo(), videoWidth = 1280): void => act(() => arrive(video, videoWidth));

/** It has played on to a second. */
export const playTo = (seconds: number, video = theVideo()): void => act(() => reach(video, seconds));
