/*
 * Declares the part of AbortController that the engine uses. Browsers and Node have it, but its types would bring in
 * the whole DOM or all of Node. Only this folder's tsconfig.json reads this file; everywhere else the platform's own
 * declarations apply.
 */

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean; signal?: AbortSignal }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

interface AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

declare const AbortController: new () => AbortController;
