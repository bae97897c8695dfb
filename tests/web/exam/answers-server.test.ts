import { describe, expect, it, vi } from 'vitest';
import { answersServer } from '../../../web/exam/answering/answers-server.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { minutesLater, NOW, overSection, runningSitting } from './sittings.ts';

const server = fakeServer();
const READ = 'GET /exam/sittings/s1';
const SAVE = 'PUT /exam/sittings/s1/sections/1/answers';
const ROW = { question: 'q1', option: 'q1a', flagged: true, struck: ['q1b'], seconds: 4 };
const request = { writer: 2, sequence: 7, answers: [ROW] };
const save = () => answersServer('s1').save(1, request);
const conflict = (code: string) => ({ status: 409, body: { code, message: 'No.' } });

describe('a save', () => {
  it('sends the whole sheet, and takes what was stored', async () => {
    server.on(SAVE, {
      body: { sequence: 7, savedAt: NOW, now: NOW, deadlineAt: minutesLater(60), state: 'running' },
    });
    expect(await save()).toEqual({
      kind: 'saved',
      sequence: 7,
      savedAt: Date.parse(NOW),
      now: Date.parse(NOW),
      deadlineAt: Date.parse(minutesLater(60)),
      state: 'running',
    });
    expect(server.seen(SAVE)[0]?.body).toEqual(request);
  });

  it('outlives a page that is hidden', async () => {
    const asked = vi.spyOn(globalThis, 'fetch');
    server.on(SAVE, 'no network');
    await save();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await save();
    expect(asked.mock.calls.map(([, init]) => init?.keepalive ?? false)).toEqual([false, true]);
  });

  it.each([
    ['no answer', 'no network' as const, { kind: 'unreachable' }],
    ['a fault of ours', { status: 503, headers: { 'Retry-After': '4' } }, { kind: 'unreachable', retryAfterMs: 4000 }],
    [
      'too many requests',
      { status: 429, headers: { 'Retry-After': '9' } },
      { kind: 'unreachable', retryAfterMs: 9000 },
    ],
    [
      'that it came, and could not be stored',
      { status: 503, body: { message: 'Please try again in a moment.', arrivalNote: '1.x' } },
      { kind: 'unreachable', arrivalNote: '1.x' },
    ],
    ['a session that has ended', { status: 401 }, { kind: 'signed-out' }],
    [
      'a sheet that cannot be',
      { status: 422, body: { message: 'This option is not in this question.' } },
      { kind: 'refused', status: 422, message: 'This option is not in this question.' },
    ],
    ['a section that is over', conflict('exam/section-over'), { kind: 'section-over' }],
    ['a sitting that is over', conflict('exam/over'), { kind: 'section-over' }],
  ])('tells %s', async (_what, answer, outcome) => {
    server.on(SAVE, answer);
    expect(await save()).toEqual(outcome);
  });

  it('asks the sitting which device has taken over', async () => {
    server.on(SAVE, conflict('exam/taken-over'));
    server.on(READ, { body: runningSitting({ writer: { number: 3, device: 'Safari, iPhone' } }) });
    expect(await save()).toEqual({ kind: 'taken-over', device: 'Safari, iPhone' });
  });

  it('asks the sitting which sequence is stored', async () => {
    server.on(SAVE, conflict('exam/out-of-order'));
    server.on(READ, { body: runningSitting({ sheet: { section: 1, sequence: 12, savedAt: NOW, answers: [ROW] } }) });
    expect(await save()).toEqual({ kind: 'out-of-order', sequence: 12 });
    server.on(READ, { body: runningSitting({ state: 'between', sections: [overSection(1)], sheet: null }) });
    expect(await save()).toEqual({ kind: 'section-over' });
    server.on(READ, 'no network');
    expect(await save()).toEqual({ kind: 'unreachable' });
  });
});

describe('the sitting', () => {
  it('comes with its times in milliseconds', async () => {
    const reply = runningSitting();
    server.on(READ, { body: reply });
    server.on('POST /exam/sittings/s1/writer', { body: reply });
    server.on('POST /exam/sittings/s1/sections/1/submit', { body: reply });
    const asked = answersServer('s1');
    const sitting = {
      state: 'running',
      now: Date.parse(NOW),
      writer: { number: 1, device: 'Chrome, Windows' },
      sections: [
        { number: 1, state: 'running', deadlineAt: Date.parse(minutesLater(60)) },
        { number: 2, state: 'waiting', deadlineAt: null },
      ],
      sheet: { section: 1, sequence: 0, savedAt: null, answers: [] },
      reply,
    };
    for (const outcome of [await asked.read(), await asked.takeOver(), await asked.submit(1, request)])
      expect(outcome).toEqual({ kind: 'sitting', sitting });
  });
});
