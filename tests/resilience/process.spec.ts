import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { projectFolder } from '../../src/main/project-folder.ts';
import { BuiltSchool, isReady, START_LIMIT_MS, serverProgram } from '../journeys/support/built-school.ts';
import { ADMIN, ask, newPerson, register, STUDENT, signIn } from '../journeys/support/people.ts';
import { freePort } from '../support/free-port.ts';

async function run(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [serverProgram(), 'serve'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test('a wrong setup lists every fault at once, tells no value, and ends with code 1', async () => {
  const secret = 'short-secret-value';
  const { code, said } = await run({
    PORT: 'abc',
    DATABASE_URL: 'mysql://nowhere',
    TOKEN_SECRET: secret,
    RATE_LIMIT_FACTOR: '-1',
  });
  expect(code).toBe(1);
  for (const name of ['PORT', 'DATABASE_URL', 'TOKEN_SECRET', 'RATE_LIMIT_FACTOR']) expect(said).toContain(name);
  expect(said).not.toContain(secret);
});

test('production refuses to start with what is meant for trying', async () => {
  const { code, said } = await run({ NODE_ENV: 'production', SEED_DEMO: '1' });
  expect(code).toBe(1);
  for (const words of ['demo checkout', 'SEED_DEMO', 'APP_ORIGIN', 'TOKEN_SECRET', 'SESSION_SECRET'])
    expect(said).toContain(words);
});

test('a port in use is said in a sentence', async () => {
  const school = await BuiltSchool.open({ SEED_DEMO: '0' });
  const folder = mkdtempSync(join(tmpdir(), 'cusp-second-'));
  const { code, said } = await run({ PORT: new URL(school.origin).port, DATA_DIR: folder, SEED_DEMO: '0' });
  expect(code).toBe(1);
  expect(said).toContain('in use');
  rmSync(folder, { recursive: true, force: true });
  await school.close();
});

test('SIGTERM ends cleanly, and a second start finds everything and nobody signed out', async () => {
  const school = await BuiltSchool.open();
  const { token } = await signIn(school.origin, STUDENT);
  expect(await school.end('SIGTERM')).toBe(0);
  await school.start();
  expect((await ask(school.origin, '/auth/me', { token })).status).toBe(200);
  const { body } = await ask<unknown[]>(school.origin, '/user/courses/live');
  expect(body).toHaveLength(2);
  await school.close();
});

for (const { how, end } of [
  { how: 'Ctrl-C', end: (pid: number) => process.kill(-pid, 'SIGINT') },
  { how: 'a SIGTERM to npm alone', end: (pid: number) => process.kill(pid, 'SIGTERM') },
]) {
  test(`npm start ends with ${how} and leaves no server behind`, async () => {
    const port = await freePort();
    const dataDir = mkdtempSync(join(tmpdir(), 'cusp-npm-'));
    const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, SEED_DEMO: '0', LOG_LEVEL: 'silent' };
    const npm = spawn('npm', ['start'], { cwd: projectFolder(), env, stdio: 'ignore', detached: true });
    const isUp = () => isReady(`http://localhost:${port}`);
    await expect.poll(isUp, { timeout: START_LIMIT_MS }).toBe(true);
    end(npm.pid ?? 0);
    await expect.poll(isUp).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  });
}

test('what was acknowledged before a kill is there after it', async () => {
  const school = await BuiltSchool.open({ SEED_DEMO: '0' });
  const people = Array.from({ length: 5 }, () => newPerson());
  for (const person of people) await register(school.origin, person);
  await school.end('SIGKILL');
  await school.start();
  for (const person of people) expect((await signIn(school.origin, person)).token).not.toBe('');
  await school.close();
});

/** Items of each module, and the tests that days of the first course have beside them. */
const NEW_SEEDS = [
  { size: 'small', items: 2, tests: [0, 1, 0, 1, 0, 1, 0], students: 2 },
  { size: '1', items: 7, tests: [0, 1, 0, 1, 0, 1, 1], students: 42 },
];
for (const { size, items, tests, students } of NEW_SEEDS) {
  test(`a seed that was killed in the middle is taken up again and not doubled: SEED_DEMO=${size}`, async () => {
    const school = await BuiltSchool.open({ SEED_DEMO: '0' });
    await school.end('SIGTERM');
    const start = () =>
      spawn(process.execPath, [serverProgram(), 'serve'], {
        env: {
          ...process.env,
          PORT: new URL(school.origin).port,
          DATA_DIR: school.dataDir,
          SEED_DEMO: size,
          LOG_LEVEL: 'silent',
        },
        stdio: 'ignore',
      });
    for (const delayMs of [700, 1000, 1400]) {
      const child = start();
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    const finished = start();
    await expect.poll(() => isReady(school.origin), { timeout: START_LIMIT_MS }).toBe(true);
    const { body } = await ask<{ title: string; weeks: { itemCount: number }[] }[]>(
      school.origin,
      '/user/courses/live',
    );
    expect(body.map(({ title, weeks }) => [title, weeks.map(({ itemCount }) => itemCount)]).toSorted()).toEqual([
      ['ADC Part 1 Mastery Program', tests.map((count) => items + count)],
      ['ADC Part 1 Sprint', tests.map(() => items)],
    ]);
    expect((await signIn(school.origin, STUDENT)).user.purchasedCourses).toHaveLength(1);
    const { token } = await signIn(school.origin, ADMIN);
    const listed = await ask<{ total: number }>(school.origin, '/admin/students', { token });
    expect(listed.body.total).toBe(students);
    const ended = once(finished, 'exit');
    finished.kill('SIGTERM');
    await ended;
    rmSync(school.dataDir, { recursive: true, force: true });
  });
}
