import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDescriptors } from '../support/open-descriptors.ts';
import { BIG_BYTES, bigFileServer } from './stream/big-file.ts';
import { leaveAfter } from './stream/leave-after.ts';
import { eventually } from './stream/stream-server.ts';

const MIB = 1024 * 1024;

let server: Awaited<ReturnType<typeof bigFileServer>>;
beforeAll(async () => {
  server = await bigFileServer();
});
afterAll(() => server.close());

describe('a long lesson on a disk', () => {
  it('costs no descriptor when 200 viewers leave in the middle', async () => {
    await leaveAfter(1, server);
    const before = await openDescriptors();
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 20 }, (_, viewer) => leaveAfter(viewer * 80_000, server)));
    }
    await eventually(async () => (await openDescriptors()) <= before);
    expect(server.failures).toEqual([]);
  });

  it('costs memory neither for its length nor for 50 viewers', async () => {
    await server.ask(server.path, { as: 'boss', headers: { Range: `bytes=0-${20 * MIB}` } });
    const idle = process.memoryUsage.rss();
    const script = fileURLToPath(new URL('./stream/viewers.ts', import.meta.url));
    const viewers = spawn(process.execPath, ['--import', 'tsx', script, String(server.port), server.path, '50'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let receivedBytes = 0;
    let max = 0;
    viewers.stdout.on('data', (line: Buffer) => {
      receivedBytes = Number(String(line).trim().split('\n').at(-1));
      max = Math.max(max, process.memoryUsage.rss());
    });
    try {
      // Five times the length of the lesson: what is kept of it would show.
      await eventually(() => receivedBytes > 5 * BIG_BYTES);
    } finally {
      viewers.kill();
      await once(viewers, 'exit');
    }
    expect((max - idle) / MIB).toBeLessThan(40);
  });
});
