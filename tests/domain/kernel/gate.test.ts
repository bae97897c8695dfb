import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { Gate } from '../../../src/domain/kernel/gate.ts';

describe('Gate', () => {
  const tick = () => new Promise((resolve) => setImmediate(resolve));
  const busy = () => new DomainError('unavailable', 'test/busy', 'Please wait.', { retryAfterSeconds: 2 });

  it('lets so many run, so many wait in order, and refuses the rest with a wait', async () => {
    const gate = new Gate(2, 3, busy);
    const started: number[] = [];
    const finish: (() => void)[] = [];
    const work = (number: number) => () =>
      new Promise<void>((resolve) => {
        started.push(number);
        finish[number] = resolve;
      });
    const all = [0, 1, 2, 3, 4].map((number) => gate.run(work(number)));
    await tick();
    expect(started).toEqual([0, 1]);
    await expect(gate.run(work(5))).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'test/busy',
      retryAfterSeconds: 2,
    });

    for (const number of [0, 1, 2, 3, 4]) {
      finish[number]?.();
      await tick();
    }
    await Promise.all(all);
    expect(started).toEqual([0, 1, 2, 3, 4]);
  });

  it('gives the place back when the work fails', async () => {
    const gate = new Gate(1, 0, busy);
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(gate.run(async () => 'works')).resolves.toBe('works');
  });
});
