import { describe, expect, it } from 'vitest';
import { KeyedMutex } from '../../../src/domain/kernel/keyed-mutex.ts';

describe('KeyedMutex', () => {
  it('runs one after the other for one key, in the order of the calls, and keeps no other key waiting', async () => {
    const mutex = new KeyedMutex();
    const seen: string[] = [];
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const first = mutex.run('a', async () => {
      await opened;
      seen.push('first');
    });
    const second = mutex.run('a', async () => void seen.push('second'));
    await mutex.run('b', async () => void seen.push('other'));
    expect(seen).toEqual(['other']);
    open();
    await Promise.all([first, second]);
    expect(seen).toEqual(['other', 'first', 'second']);
  });

  it('goes on after a failure, and is held until the last has ended', async () => {
    const mutex = new KeyedMutex();
    const failed = mutex.run('a', () => Promise.reject(new Error('no')));
    const next = mutex.run('a', async () => 'next');
    expect(mutex.isHeld('a')).toBe(true);
    await expect(failed).rejects.toThrow('no');
    await expect(next).resolves.toBe('next');
    expect(mutex.isHeld('a')).toBe(false);
  });
});
