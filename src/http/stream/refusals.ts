import type { Response } from 'express';
import type { ProblemReply } from '../../wire/problem.ts';

/** Two refusals that only HTTP knows and no use case could throw, in the one shape of all refusals. */
function refuse(res: Response, status: number, code: string, message: string): void {
  const body: ProblemReply = { message, error: message, code };
  res.status(status).setHeader('Cache-Control', 'no-store');
  res.json(body);
}

export const refuseChanged = (res: Response): void =>
  refuse(res, 412, 'media/changed-since', 'This file is not the one that you already have a part of.');

export function refuseRange(res: Response, size: number): void {
  res.setHeader('Content-Range', `bytes */${size}`);
  res.setHeader('Accept-Ranges', 'bytes');
  refuse(res, 416, 'media/range', 'This part of the file does not exist.');
}
