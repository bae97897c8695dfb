import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../src/domain/kernel/errors.ts';
import { FairGate, type Queue } from '../../../src/domain/kernel/fair-gate.ts';

const busy = () => new DomainError('unavailable', 'test/busy', 'Please wait.', { retryAfterSeconds: 2 });
const BUSY = { code: 'test/busy' };
const from = (key: string): Queue => ({ key, isKnown: false });
const known = (key: string): Queue => ({ key, isKnown: true });
const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A gate whose work ends when it is told to; `order` is who got in. */
function watched(limits: Partial<ConstructorParameters<typeof FairGate>[0]> = {}) {
  const gate = new FairGate({ atOnce: 1, perKey: 2, strangers: 4, known: 2, ...limits }, busy);
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const run = (queue: Queue) => {
    const done = gate.run(queue, () => {
      order.push(queue.key);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
    done.catch(() => undefined);
    return done;
  };
  const finishAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await tick();
    }
  };
  return { run, order, finishAll };
}

describe('a fair gate', () => {
  it('lets so many run at once, and two of a key wait', async () => {
    const { run, order, finishAll } = watched({ atOnce: 2 });
    const all = ['a', 'a', 'a', 'a'].map((key) => run(from(key)));
    await expect(run(from('a'))).rejects.toMatchObject(BUSY);
    const other = run(from('b'));
    await finishAll();
    await Promise.all([...all, other]);
    expect(order.sort()).toEqual(['a', 'a', 'a', 'a', 'b']);
  });

  it('gives the keys turns', async () => {
    const { run, order, finishAll } = watched();
    for (const key of ['x', 'a', 'a', 'b', 'c']) void run(from(key));
    await finishAll();
    expect(order).toEqual(['x', 'a', 'b', 'c', 'a']);
  });

  it('where all places are taken sends the second one of a key away for the first one of another', async () => {
    const { run, order, finishAll } = watched();
    void run(from('x'));
    const [, second] = [run(from('a')), run(from('a')), run(from('b')), run(from('b'))];
    const newcomer = run(from('c'));
    await expect(second).rejects.toMatchObject(BUSY);
    await expect(run(from('c'))).rejects.toMatchObject(BUSY);
    await finishAll();
    await newcomer;
    expect(order).toEqual(['x', 'a', 'b', 'c', 'b']);
  });

  it('has places for those we know that strangers cannot take, and lets them in by turns', async () => {
    const { run, order, finishAll } = watched({ strangers: 3 });
    for (const key of ['x', 'a', 'b', 'c']) void run(from(key));
    await expect(run(from('d'))).rejects.toMatchObject(BUSY);
    const [owner, other] = [run(known('owner')), run(known('other'))];
    await expect(run(known('third'))).rejects.toMatchObject(BUSY);
    await finishAll();
    await Promise.all([owner, other]);
    expect(order).toEqual(['x', 'owner', 'a', 'other', 'b', 'c']);
  });

  it('gives the place back when the work fails', async () => {
    const gate = new FairGate({ atOnce: 1, perKey: 1, strangers: 1, known: 1 }, busy);
    await expect(gate.run(from('a'), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(gate.run(from('a'), async () => 'works')).resolves.toBe('works');
  });
});
