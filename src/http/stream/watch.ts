import type { ResponseWriter } from './response-writer.ts';

export interface Watching {
  /** Asked every `recheckMs`; false ends the stream. */
  readonly mayGoOn: () => Promise<boolean>;
  readonly recheckMs: number;
}

/**
 * Rechecks access to a stream while it runs (decision S4). When a check itself fails, the stream has until the next
 * one: a short outage must not stop every lesson, and a longer one may not keep a revoked reader for more than a
 * minute.
 */
export function watch(writer: ResponseWriter, { mayGoOn, recheckMs }: Watching): NodeJS.Timeout {
  let isAsking = false;
  let failures = 0;
  const look = async (): Promise<void> => {
    if (isAsking) failures += 1;
    else {
      isAsking = true;
      failures = await mayGoOn().then(
        (may) => (may ? 0 : Infinity),
        () => failures + 1,
      );
      isAsking = false;
    }
    if (failures > 1) writer.cut();
  };
  return setInterval(() => void look(), recheckMs).unref();
}
