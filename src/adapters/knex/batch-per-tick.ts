/**
 * Batches calls within one turn of the event loop into one. The call starts at the end of the turn, so no answer is
 * older than its request.
 */
export function batchPerTick<T>(ask: () => Promise<T>): () => Promise<T> {
  let shared: Promise<T> | undefined;
  return () => {
    shared ??= new Promise<T>((resolve, reject) => {
      setImmediate(() => {
        shared = undefined;
        ask().then(resolve, reject);
      });
    });
    return shared;
  };
}
