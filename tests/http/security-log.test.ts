import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LogOutput } from '../../src/main/log-output.ts';
import { type Ask, asker } from '../support/asking.ts';
import { freePort } from '../support/free-port.ts';
import { environment, PASSWORD, signIn } from '../support/school.ts';

const SCHOOL = fileURLToPath(new URL('../support/school-process.ts', import.meta.url));
const EMAIL = 'ada@example.org';
const register = { name: 'Ada', email: EMAIL, phone: '+61 400 000 000', password: PASSWORD };

let work: string;
const processes: ChildProcess[] = [];
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'cusp-log-'));
});
afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await rm(work, { recursive: true, force: true });
});

/** A school in a process of its own, which writes its log to `output`. */
async function opened(name: string, output: 'pipe' | number): Promise<{ child: ChildProcess; ask: Ask }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', SCHOOL], {
    env: { ...process.env, ...environment(port, join(work, name)), LOG_LEVEL: 'info' },
    stdio: ['ignore', output, 'inherit'],
  });
  processes.push(child);
  const ask = asker(port);
  for (;;) {
    const answer = await ask('GET', '/healthz').catch(() => undefined);
    if (answer?.status === 200) return { child, ask };
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('the log of a school', () => {
  it('tells who did what from where, and holds no password, token, cookie or e-mail', async () => {
    const { child, ask } = await opened('told', 'pipe');
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
    expect((await ask('POST', '/api/auth/register', { body: register })).status).toBe(201);
    const refused = await ask('POST', '/api/auth/login', { body: { email: EMAIL, password: 'another password' } });
    const ada = await signIn(ask, EMAIL);
    const { status } = await ask('POST', '/api/admin/courses', { as: ada, body: {} });
    expect(status).toBe(403);
    await ask('GET', `/api/auth/me?token=${ada.bearer}`, { cookie: ada.cookie });
    child.kill('SIGTERM');
    await once(child, 'exit');

    const events = text
      .split('\n')
      .filter((line) => line.includes('"event"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(events).toMatchObject([
      { event: 'registered', res: { status: 201 }, network: '127.0.0.0/24' },
      { event: 'sign-in-refused', code: expect.stringMatching(/^identity\//), account: expect.any(String) },
      { event: 'signed-in' },
      { event: 'rights-refused', code: 'identity/admins-only', userId: ada.id, req: { url: '/api/admin/courses' } },
      { event: 'refused', code: 'request/misplaced-token' },
    ]);
    expect(events[1]).toMatchObject({ requestId: refused.headers['x-request-id'] });
    for (const secret of [PASSWORD, 'another password', EMAIL, ada.bearer, ada.cookie.split('=')[1]!])
      expect(text).not.toContain(secret);
  });

  it('on a full disk stops neither requests nor the end', async () => {
    const { child, ask } = await opened('full', openSync('/dev/full', 'w'));
    for (let n = 0; n < 40; n += 1) expect((await ask('GET', '/api/nowhere')).status).toBe(404);
    expect((await ask('GET', '/healthz')).status).toBe(200);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});

describe('standard output for a log', () => {
  it('loses lines when nobody takes them, goes on when somebody does, and says how many', async () => {
    const taken: string[] = [];
    let isFull = true;
    let woken = (): void => undefined;
    const output = new LogOutput((text, done) => {
      if (isFull) return done(Object.assign(new Error('No space.'), { code: 'ENOSPC' }), 0);
      taken.push(text);
      done(null, Buffer.byteLength(text));
      woken();
    });
    output.write('{"n":1}\n');
    isFull = false;
    const heard = new Promise<void>((resolve) => (woken = resolve));
    output.write('{"n":2}\n');
    await heard;
    const [said, line] = taken.join('').trim().split('\n');
    expect(JSON.parse(said!)).toMatchObject({ msg: 'lines of this log were lost', lost: 1 });
    expect(line).toBe('{"n":2}');
  });

  it('writes the rest of what was taken in part', () => {
    let written = '';
    const output = new LogOutput((text, done) => {
      const part = Buffer.from(text).subarray(0, 5).toString();
      written += part;
      done(null, Buffer.byteLength(part));
    });
    output.write('a line of some length\n');
    expect(written).toBe('a line of some length\n');
  });
});
