import { endProcess } from './process-end.ts';

/** Debounce: one Ctrl-C arrives twice, from the terminal and from the parent process. */
const SAME_SIGNAL_MS = 1000;
/** Time until what hangs is ended with its own exit code: orchestrators send SIGKILL after thirty seconds. */
const MAX_STOP_MS = 27_000;

/** Stops in order at the first signal, or when the parent process ends; a later signal ends the process at once. */
export function endOnSignal(stop: () => Promise<void>, maxStopMs = MAX_STOP_MS): void {
  let stoppingSince: number | undefined;
  const end = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) void endProcess(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => void endProcess(1), maxStopMs).unref();
    stop().then(
      () => endProcess(0),
      () => endProcess(1),
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
}
