import { useEffect, useState } from 'react';
import type { VideoFacts } from '../../../text/video-facts.ts';

/** A file whose index is at its end may have to be read whole, from a slow disk. */
const PATIENCE_MS = 8000;

let last: Promise<unknown> = Promise.resolve();

/** Of a file on this machine, as far as this browser can play it; one after the other, however many are chosen. */
export function factsOfFile(file: File, signal: AbortSignal): Promise<VideoFacts | undefined> {
  const mine = last.then(() => (signal.aborted ? undefined : read(file, signal)));
  last = mine;
  return mine;
}

function read(file: File, signal: AbortSignal): Promise<VideoFacts | undefined> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  return new Promise<VideoFacts | undefined>((resolve) => {
    const giveUp = () => resolve(undefined);
    const timer = setTimeout(giveUp, PATIENCE_MS);
    signal.addEventListener('abort', giveUp, { once: true });
    video.addEventListener('error', giveUp);
    video.addEventListener('loadedmetadata', () => {
      clearTimeout(timer);
      const { duration, videoWidth, videoHeight } = video;
      resolve({ duration: Number.isFinite(duration) ? duration : null, width: videoWidth, height: videoHeight });
    });
    video.preload = 'metadata';
    video.src = address;
  }).finally(() => {
    // A video that is still being loaded would miss its address.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  });
}

/**
 * Undefined until they are known, and where this browser cannot tell. The server reads the file itself once it has it.
 */
export function useFactsOfFile(file: File, isVideo: boolean): VideoFacts | undefined {
  const [found, setFound] = useState<VideoFacts>();
  useEffect(() => {
    if (!isVideo) return undefined;
    const leaving = new AbortController();
    void factsOfFile(file, leaving.signal).then((facts) => !leaving.signal.aborted && setFound(facts));
    return () => leaving.abort();
  }, [file, isVideo]);
  return found;
}
