/**
 * Returns an AbortController that its parent's signal aborts too, with the same reason. Replaces `AbortSignal.any`,
 * which Safari has only since 17.4; the browsers that we build for (ES2022) are older.
 */
export function childOf(parent: AbortSignal): AbortController {
  const child = new AbortController();
  if (parent.aborted) child.abort(parent.reason);
  else parent.addEventListener('abort', () => child.abort(parent.reason), { once: true, signal: child.signal });
  return child;
}

/**
 * Returns a promise that `begin` resolves or the signal rejects with its reason, like `setTimeout` of
 * `node:timers/promises` with a `signal`, but for any wait. `begin` returns its cancel function.
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
