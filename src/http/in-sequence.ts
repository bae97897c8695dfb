import type { RequestHandler } from 'express';

/**
 * Handlers that every request passes, as one layer of Express: each layer that it looks at, matches and enters costs a
 * request about a microsecond, even if the layer does nothing.
 */
export const inSequence =
  (...handlers: readonly RequestHandler[]): RequestHandler =>
  (req, res, next) => {
    let index = 0;
    const step = (fault?: unknown): void => {
      const handler = fault === undefined || fault === null ? handlers[index] : undefined;
      if (!handler) {
        next(fault);
        return;
      }
      index += 1;
      try {
        const result: unknown = handler(req, res, step);
        if (result instanceof Promise) result.catch((error) => next(error ?? new Error('Rejected without a reason.')));
      } catch (error) {
        next(error);
      }
    };
    step();
  };
