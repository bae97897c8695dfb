import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { childProcesses, compiled } from './support/child-processes.ts';

const program = await compiled('tests/worker/support/hanging-process.ts');
const children = childProcesses();
let folder: string;
let silentPipe: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cusp-end-'));
  silentPipe = join(folder, 'pipe');
  execFileSync('mkfifo', [silentPipe]);
});
afterEach(() => children.killAll());
afterAll(() => rm(folder, { recursive: true, force: true }));

const start = (...hangs: string[]) => children.start([program, ...hangs], { SILENT_PIPE: silentPipe });

it.each([
  ['nothing hangs', [], [0, null]],
  ['a stop that does not come to its end', ['stop'], [1, null]],
  ['a disk that does not answer', ['disk'], [null, 'SIGKILL']],
  ['both', ['stop', 'disk'], [null, 'SIGKILL']],
])('SIGTERM ends a process where %s', async (_what, hangs, ended) => {
  const child = await start(...hangs);
  await child.end('SIGTERM');
  expect(await child.ended).toEqual(ended);
});

it.each([[['throws']], [['throws', 'disk']]])('an error that nobody caught ends a process: %j', async (hangs) => {
  expect(await (await start(...hangs)).ended).toEqual([null, 'SIGKILL']);
});
