import type { RequestHandler } from 'express';

/** What a person's account says is for this answer only, never for a cache. */
export const keptByNobody =
  (handle: RequestHandler): RequestHandler =>
  (req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    return handle(req, res, next);
  };
