import { expect, onTestFinished, vi } from 'vitest';

export interface Call {
  method: string;
  path: string;
  body: unknown;
  keepalive: boolean;
}

type Answer = { status?: number; body?: unknown };

/** What the screens of the course k1 ask for beside what a test is about, where there is nothing to tell. */
const BESIDE: Record<string, Answer> = {
  'GET /user/guidance': { body: [] },
  'GET /user/courses/k1/guidance': { body: { liveRoom: null, studyGroupUrl: '', mentorUrl: '' } },
  'GET /user/courses/k1/progress': { body: { courseId: 'k1', items: [], next: null } },
  'POST /activity': { status: 204 },
};

/**
 * A server of answers by method and path, behind `fetch`. It tells which calls it got; one without an answer fails the
 * test.
 */
export function fakeServer(answers: Record<string, Answer | ((call: Call) => Answer)>) {
  const calls: Call[] = [];
  const unanswered = new Set<string>();
  onTestFinished(() => expect([...unanswered], 'calls without an answer').toEqual([]));
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: address.replace(/^\/api/, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      keepalive: init.keepalive === true,
    };
    calls.push(call);
    const name = `${call.method} ${call.path}`;
    const found = answers[name] ?? BESIDE[name];
    if (!found) unanswered.add(name);
    const { status = 200, body } = (typeof found === 'function' ? found(call) : found) ?? {
      status: 404,
      body: { message: 'Not here.' },
    };
    return Promise.resolve(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    );
  });
  return { calls, puts: () => calls.filter(({ method }) => method === 'PUT') };
}

/** Answers `PUT /user/progress/{contentId}` as a school does that keeps what it is told. */
export const echo = ({ path, body }: Call) => ({
  body: { ...(body as object), contentId: path.split('/').at(-1), watched: 600, completed: false, updatedAt: '' },
});
