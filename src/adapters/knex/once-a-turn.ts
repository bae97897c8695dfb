/**
 * Those who ask in the same turn of the event loop share one question. It is put only when the turn
 * is over, so that nobody gets an answer that was older than their asking.
 */
export function onceATurn<T>(ask: () => Promise<T>): () => Promise<T> {
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
