import type { Request, RequestHandler, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { limits, overallLimit } from '../../src/http/rate-limits.ts';
import { type UploadUseCases, uploadRoutes } from '../../src/http/routes/media/upload-routes.ts';

/** The statuses that the counters of a production server give to one admin at one address. */
function office() {
  const [overall, each] = [overallLimit(1), limits(1)];
  const routes = new Map(uploadRoutes({} as UploadUseCases).map(({ path, limit }) => [path, limit]));
  const passes = async (handler: RequestHandler, req: Request): Promise<boolean> => {
    const res = { headersSent: false, setHeader() {}, on() {} } as unknown as Response;
    return new Promise((resolve) => void handler(req, res, (error?: unknown) => resolve(error === undefined)));
  };
  return async (path: string): Promise<boolean> => {
    const app = { get: () => 0 };
    const req = {
      ip: '198.51.100.7',
      path: `/api${path}`,
      headers: {},
      app,
      signedIn: { userId: 'boss' },
    } as unknown as Request;
    const limit = routes.get(path);
    for (const handler of [overall, ...(limit ? each[limit] : [])]) if (!(await passes(handler, req))) return false;
    return true;
  };
}

async function refused(call: (path: string) => Promise<boolean>, times: number, ...paths: string[]): Promise<number> {
  let count = 0;
  for (let turn = 0; turn < times; turn += 1) for (const path of paths) if (!(await call(path))) count += 1;
  return count;
}

describe('the limits of uploads as production has them', () => {
  it('let a folder of 300 PDFs and a video of 2 GB pass within a minute, and nobody else in the office is shut out', async () => {
    const call = office();
    expect(await refused(call, 300, '/upload/presign', '/uploads/documents/202608/x.pdf', '/admin/courses')).toBe(0);
    expect(await refused(call, 1, '/multipart-upload/initiate', '/multipart-upload/complete')).toBe(0);
    expect(await refused(call, 400, '/multipart-upload/presign-part', '/uploads/videos/202608/x.mp4')).toBe(0);
    expect(await refused(call, 250, '/user/courses/live')).toBe(0);
  });

  it('let a thousand PDFs pass that were picked at once, and a thousand more that were picked by mistake and discarded', async () => {
    const call = office();
    expect(await refused(call, 1000, '/upload/presign', '/uploads/documents/202608/x.pdf')).toBe(0);
    expect(await refused(call, 1000, '/upload/discard')).toBe(0);
  });

  it('let the largest video pass, every part of it asked for twice', async () => {
    expect(await refused(office(), 2048, '/multipart-upload/presign-part')).toBe(0);
    const call = office();
    expect(await refused(call, 2 * 2048, '/multipart-upload/presign-part')).toBe(0);
  });

  it('stop whoever asks for ever, and let the parts of a file under way be finished', async () => {
    const call = office();
    expect(await refused(call, 2410, '/upload/presign')).toBe(10);
    expect(
      await refused(
        call,
        1,
        '/upload/discard',
        '/multipart-upload/initiate',
        '/multipart-upload/abort',
        '/multipart-upload/complete',
      ),
    ).toBe(4);
    expect(await refused(call, 1, '/multipart-upload/presign-part')).toBe(0);
  });

  it('stop a flood of PUTs from one address, and with it nothing else', async () => {
    const call = office();
    expect(await refused(call, 6010, '/uploads/videos/202608/x.mp4')).toBe(10);
    expect(await refused(call, 1, '/user/courses/live')).toBe(0);
  });
});
