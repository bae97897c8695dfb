import type { Response } from 'express';
import { sendProblem } from '../problem.ts';

// Refusals that only HTTP knows and no use case could throw.

export const refuseChanged = (res: Response): void =>
  sendProblem(res, 412, {
    code: 'media/changed-since',
    message: 'This file has changed since you started to load it.',
  });

export function refuseRange(res: Response, size: number): void {
  res.setHeader('Content-Range', `bytes */${size}`);
  res.setHeader('Accept-Ranges', 'bytes');
  sendProblem(res, 416, { code: 'media/range', message: 'This range of the file does not exist.' });
}
