import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClamdScanner } from '../../src/adapters/clamd/clamd-scanner.ts';
import { NO_SCANNER, type ScanResult } from '../../src/domain/media/virus-scanner.ts';
import { EICAR, FakeClamd } from '../support/fake-clamd.ts';
import { freePort } from '../support/free-port.ts';
import { pieces } from '../support/pieces.ts';

const MIB = 1024 * 1024;
const paper = Buffer.alloc(300_000, 'enamel ');
const infected = Buffer.concat([paper, EICAR, paper]);

describe('ClamdScanner', () => {
  let clamd: FakeClamd;
  let scanner: ClamdScanner;

  beforeEach(async () => {
    clamd = await FakeClamd.open({ maxBytes: MIB });
    scanner = new ClamdScanner({ host: '127.0.0.1', port: clamd.port }, { maxBytes: 2 * MIB, maxSilentMs: 500 });
  });
  afterEach(() => clamd.close());

  const scan = (bytes: Buffer): Promise<ScanResult> => scanner.scan(async () => pieces(bytes, 60_000), bytes.length);

  it('sends the whole body, and takes a plain yes for one', async () => {
    expect(await scan(paper)).toBe('clean');
    expect(await scan(Buffer.alloc(0))).toBe('clean');
    expect(clamd.bodies).toEqual([paper, Buffer.alloc(0)]);
    expect(clamd.faults).toEqual([]);
  });

  it('names what was found, wherever in the body it is', async () => {
    expect(await scan(infected)).toEqual({ infectedWith: 'Win.Test.EICAR_HDB-1' });
  });

  it('scans many at once, each for itself', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? infected : paper));
    const results = await Promise.all(bodies.map(scan));
    expect(results.map((result) => result === 'clean')).toEqual(bodies.map((body) => body === paper));
  });

  it('does not send what is larger than it was told, and believes clamd where that takes less', async () => {
    let opened = 0;
    const open = async () => {
      opened += 1;
      return pieces(paper);
    };
    expect(await scanner.scan(open, 2 * MIB + 1)).toBe('too-large');
    expect(opened).toBe(0);
    expect(await scan(Buffer.alloc(MIB + 60_000, 1))).toBe('too-large');
  });

  it('works over a socket file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'clamd-'));
    const path = join(folder, 'clamd.sock');
    const other = await FakeClamd.open({ path });
    const there = new ClamdScanner({ path }, { maxBytes: MIB });
    expect(await there.scan(async () => pieces(infected), infected.length)).toEqual({
      infectedWith: 'Win.Test.EICAR_HDB-1',
    });
    await other.close();
    await rm(folder, { recursive: true });
  });

  it.each(['silent', 'hangs-up', 'out-of-memory', 'babbling'] as const)(
    'is unavailable while clamd is %s, and not afterwards',
    async (mood) => {
      clamd.mood = mood;
      await expect(scan(paper)).rejects.toMatchObject({ kind: 'unavailable', code: 'media/no-scanner' });
      clamd.mood = 'well';
      expect(await scan(paper)).toBe('clean');
    },
  );

  it('is unavailable where nobody listens', async () => {
    scanner = new ClamdScanner({ host: '127.0.0.1', port: await freePort() }, { maxBytes: MIB });
    await expect(scan(paper)).rejects.toMatchObject({ kind: 'unavailable', code: 'media/no-scanner' });
  });

  it('rejects with the very error of the storage, at the start and in the middle', async () => {
    const error = new Error('The disk is away.');
    async function* cut() {
      yield paper.subarray(0, 100);
      throw error;
    }
    await expect(scanner.scan(() => Promise.reject(error), 100)).rejects.toBe(error);
    await expect(scanner.scan(async () => cut(), 200)).rejects.toBe(error);
    expect(await scan(paper)).toBe('clean');
  });

  it('tells its version', async () => {
    expect(await scanner.version()).toMatch(/^ClamAV /);
  });
});

it('a school without a scanner takes everything for clean, and reads nothing for it', async () => {
  expect(await NO_SCANNER.scan(() => Promise.reject(new Error('Read.')), 1)).toBe('clean');
});
