/**
 * An AbortController that its parent's signal aborts too, with the same reason. It is what `AbortSignal.any` is for;
 * that came to Safari with 17.4 only, and the browsers that we build for (ES2022) begin before it.
 */
export function childOf(parent: AbortSignal): AbortController {
  const child = new AbortController();
  if (parent.aborted) child.abort(parent.reason);
  else parent.addEventListener('abort', () => child.abort(parent.reason), { once: true, signal: child.signal });
  return child;
}

/**
 * A promise that `begin` resolves, or that the signal rejects with its reason: what `setTimeout` from
 * `node:timers/promises` does with its `signal`, for any wait. `begin` returns how to cancel what it began.
 */
export function abortable(signal: AbortSignal, begin: (resolve: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const onAbort = () => {
      cancel();
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    const cancel = begin(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
  });
}
