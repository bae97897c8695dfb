/*
 * AbortController is part of every browser and of Node, and of neither's type library that this room may use: both
 * would bring the whole DOM, or all of Node, along. This is the piece that the engine uses. Only this folder's
 * tsconfig.json reads it; everywhere else the platform's own declarations apply.
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
