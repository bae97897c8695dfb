import { vi } from 'vitest';
import { NOT_FOUND, unansweredCalls } from '../../support/fake-server.ts';
import { aPlan } from './plan.ts';

export interface Call {
  method: string;
  path: string;
  body: unknown;
  keepalive: boolean;
}

type Answer = { status?: number; body?: unknown };

/** The guidance of a course that has none, as far as a screen reads it. */
export const NO_GUIDANCE: Answer = { body: { next: null, studyGroupUrl: '', mentorUrl: '' } };

/** What the screens of the course k1 ask for beside what a test is about, where there is nothing to tell. */
const BESIDE: Record<string, Answer> = {
  'GET /user/guidance': { body: [] },
  'GET /user/plan?days=1': { body: aPlan({ state: 'skipped', goal: null, today: null }) },
  'GET /announcements': { body: { announcements: [] } },
  'GET /user/courses/k1/guidance': NO_GUIDANCE,
  'GET /user/courses/k1/progress': { body: { courseId: 'k1', items: [] } },
  'POST /activity': { status: 204 },
  'GET /mentor/threads': { body: { threads: [], nextBefore: null } },
};

/**
 * A server of answers by method and path, behind `fetch`. It tells which calls it got; one without an answer fails the
 * test.
 */
export function fakeServer(answers: Record<string, Answer | ((call: Call) => Answer)>) {
  const calls: Call[] = [];
  const unanswered = unansweredCalls();
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path: address.replace(/^\/api/, ''),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      keepalive: init.keepalive === true,
    };
    calls.push(call);
    const name = `${call.method} ${call.path}`;
    const found = answers[name] ?? BESIDE[name] ?? BESIDE[name.replace(/\?.*/, '')];
    if (!found) unanswered.add(name);
    const { status = 200, body } = typeof found === 'function' ? found(call) : (found ?? NOT_FOUND);
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
