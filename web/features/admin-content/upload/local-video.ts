import { useEffect, useState } from 'react';
import type { VideoFacts } from '../../../text/video-facts.ts';

/** Timeout: a file with its index at the end may have to be read whole, from a slow disk. */
const PATIENCE_MS = 8000;

let last: Promise<unknown> = Promise.resolve();

/** Reads the facts of a local file, as far as this browser can play it. Files are read one after another. */
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
    // Stop loading before the URL is revoked.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  });
}

/** Returns undefined until known, or if this browser cannot tell. The server reads the stored file itself. */
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
