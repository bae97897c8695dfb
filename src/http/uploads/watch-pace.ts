import type { IncomingMessage } from 'node:http';

export interface Pace {
  /** A sender from whom nothing comes for so long is cut. */
  readonly silentMs: number;
  readonly lookEveryMs: number;
}

/**
 * Ends an upload that stands still, however long an honest one may take. While we ourselves hold it back, the clock
 * rests.
 */
export function watchPace(req: IncomingMessage, { silentMs, lookEveryMs }: Pace): void {
  const { socket } = req;
  let heardBytes = socket.bytesRead;
  let heardAtMs = performance.now();
  const timer = setInterval(() => {
    if (req.complete) return clearInterval(timer);
    if (req.isPaused() || socket.bytesRead > heardBytes) {
      heardBytes = socket.bytesRead;
      heardAtMs = performance.now();
    } else if (performance.now() - heardAtMs > silentMs) socket.destroy();
  }, lookEveryMs).unref();
  req.once('close', () => clearInterval(timer));
}
