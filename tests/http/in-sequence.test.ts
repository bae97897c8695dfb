import type { Request, RequestHandler, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { inSequence } from '../../src/http/in-sequence.ts';

const [req, res] = [{} as Request, {} as Response];

/** What the whole calls next with, and which handlers were entered; nothing when one of them answers. */
async function outcome(...handlers: readonly RequestHandler[]) {
  const entered: number[] = [];
  const nexts: unknown[][] = [];
  const noted = handlers.map<RequestHandler>((handler, index) => (...given) => {
    entered.push(index);
    return handler(...given);
  });
  inSequence(...noted)(req, res, (...given: unknown[]) => void nexts.push(given));
  await new Promise(setImmediate);
  return { entered, nexts };
}

const goesOn: RequestHandler = (_req, _res, next) => next();
const later: RequestHandler = async (_req, _res, next) => {
  await undefined;
  next();
};
const fault = new Error('broken');

describe('handlers in turn', () => {
  it('are entered one after the other, and then what stands behind them', async () => {
    expect(await outcome(goesOn, later, goesOn)).toEqual({ entered: [0, 1, 2], nexts: [[undefined]] });
    expect(await outcome()).toEqual({ entered: [], nexts: [[undefined]] });
  });

  it('end with the one that answers', async () => {
    expect(await outcome(goesOn, () => undefined, goesOn)).toEqual({ entered: [0, 1], nexts: [] });
  });

  it.each<[string, RequestHandler]>([
    ['passes a fault on', (_req, _res, next) => next(fault)],
    [
      'throws',
      () => {
        throw fault;
      },
    ],
    ['rejects', () => Promise.reject(fault)],
  ])('end with the one that %s', async (_how, handler) => {
    expect(await outcome(later, handler, goesOn)).toEqual({ entered: [0, 1], nexts: [[fault]] });
  });

  it('take a rejection without a reason for a fault', async () => {
    const { entered, nexts } = await outcome(() => Promise.reject(), goesOn);
    expect([entered, nexts]).toEqual([[0], [[expect.any(Error)]]]);
  });
});
