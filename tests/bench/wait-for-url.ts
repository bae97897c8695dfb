const MAX_TRIES = 600;
const PAUSE_MS = 50;

/**
 * Polls until the URL answers with success; half a minute is enough for a program that tsx compiles on a busy machine.
 */
export async function waitForUrl(url: string): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const isReady = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`${url} does not answer.`);
}
