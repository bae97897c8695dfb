import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LockTaken, takeProcessLock } from '../../src/adapters/knex/process-lock.ts';
import { sharedProgram } from '../support/compiled-program.ts';

const HOLDER = fileURLToPath(new URL('lock-holder.ts', import.meta.url));

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cusp-lock-'));
  file = join(folder, 'serve.lock');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a lock is had by one, names its holder to the others, and is free when it is given back', async () => {
  const giveBack = await takeProcessLock(file);
  for (const _ of [1, 2])
    await expect(takeProcessLock(file)).rejects.toMatchObject({ constructor: LockTaken, processId: process.pid });
  for (const _ of [1, 2]) await giveBack();
  await (await takeProcessLock(file))();
});

it('a lock ends with its process, though that is killed', async () => {
  const program = await sharedProgram(HOLDER);
  const holder = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  await expect(takeProcessLock(file)).rejects.toMatchObject({ processId: holder.pid });
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await takeProcessLock(file))();
});
