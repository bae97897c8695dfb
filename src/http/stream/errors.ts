import type { Response } from 'express';
import { sendProblem } from '../problem.ts';

// Refusals that only HTTP knows and no use case could throw.

export const refuseChanged = (res: Response): void =>
  sendProblem(res, 412, {
    code: 'media/changed-since',
    message: 'This file is not the one that you already have a part of.',
  });

export function refuseRange(res: Response, size: number): void {
  res.setHeader('Content-Range', `bytes */${size}`);
  res.setHeader('Accept-Ranges', 'bytes');
  sendProblem(res, 416, { code: 'media/range', message: 'This part of the file does not exist.' });
}
