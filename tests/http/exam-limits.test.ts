import type { Request, RequestHandler, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { limits, overallLimit } from '../../src/http/rate-limits.ts';
import { sittingRoutes } from '../../src/http/routes/exam/sitting-routes.ts';
import { paths } from '../../src/wire/paths.ts';

/** Counters of a production server, for candidates at one address. */
function classroom() {
  const [overall, each] = [overallLimit(1), limits(1)];
  const nothing = {} as never;
  const routes = sittingRoutes(nothing, nothing, nothing);
  const passes = async (handler: RequestHandler, req: Request): Promise<boolean> => {
    const res = { headersSent: false, setHeader() {}, on() {} } as unknown as Response;
    return new Promise((resolve) => void handler(req, res, (error?: unknown) => resolve(error === undefined)));
  };
  return async (userId: string, method: string, path: string): Promise<boolean> => {
    const req = { ip: '198.51.100.7', path, headers: {}, app: { get: () => 0 }, signedIn: { userId } };
    const limit = routes.find((one) => one.path === path && one.method === method)?.limit;
    for (const handler of [overall, ...(limit ? each[limit] : [])])
      if (!(await passes(handler, req as unknown as Request))) return false;
    return true;
  };
}

/** How many of these calls are refused, of each candidate so many. */
async function refused(
  call: ReturnType<typeof classroom>,
  candidates: number,
  times: number,
  method: string,
  path: string,
): Promise<number> {
  let count = 0;
  for (let at = 0; at < candidates; at += 1)
    for (let turn = 0; turn < times; turn += 1) if (!(await call(`candidate-${at}`, method, path))) count += 1;
  return count;
}

describe('the limits of the exam as production has them', () => {
  it('let a classroom start together and save after every answer, and shut nobody else out', async () => {
    const call = classroom();
    expect(await refused(call, 100, 1, 'post', paths.sectionStart)).toBe(0);
    expect(await refused(call, 100, 1, 'get', paths.sectionQuestions)).toBe(0);
    expect(await refused(call, 100, 12, 'get', paths.stream.replace('*key', 'thumbnails/202601/figure.webp'))).toBe(0);
    expect(await refused(call, 100, 40, 'put', paths.sectionAnswers)).toBe(0);
    expect(await refused(call, 100, 1, 'post', paths.sectionSubmission)).toBe(0);
    expect(await refused(call, 1, 500, 'get', paths.me)).toBe(0);
  });

  it('stop one who saves for ever or takes over for ever, and no other candidate', async () => {
    const call = classroom();
    expect(await refused(call, 1, 130, 'put', paths.sectionAnswers)).toBe(10);
    expect(await refused(call, 1, 40, 'post', paths.sittingWriter)).toBe(10);
    expect(await call('another', 'put', paths.sectionAnswers)).toBe(true);
    expect(await call('another', 'post', paths.sittingWriter)).toBe(true);
  });
});
