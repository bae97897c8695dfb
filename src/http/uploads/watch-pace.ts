import type { IncomingMessage } from 'node:http';

export interface Pace {
  /** Maximum time without a byte; the connection is then closed. */
  readonly silentMs: number;
  readonly lookEveryMs: number;
}

/**
 * Ends an upload that sends nothing for `silentMs`; its duration is not limited. Time in which we ourselves pause the
 * upload does not count.
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
