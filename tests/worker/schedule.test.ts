import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../src/domain/kernel/clock.ts';
import { handle } from '../../src/worker/handlers.ts';
import { startSchedule } from '../../src/worker/schedule.ts';
import { gate, handlersThat, NAMES, workshop } from './workshop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function schedule(work: () => unknown) {
  const run = vi.fn(work);
  const { log, said } = workshop(() => {});
  return {
    run,
    said,
    stop: startSchedule(
      [{ name: 'reconcile-payments', everyMs: 5 * MINUTE_MS, task: { run: async () => run() } }],
      log,
    ),
  };
}

describe('the schedule', () => {
  it('runs a task at the start and as often as it says', async () => {
    const { run, stop } = schedule(() => {});
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
    await stop();
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('goes on after a task that failed', async () => {
    const { run, said, stop } = schedule(() => {
      throw new Error('away');
    });
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(run).toHaveBeenCalledTimes(3);
    expect(said).toHaveLength(3);
    await stop();
  });

  it('stops only after the task in hand', async () => {
    const { opened, open } = gate();
    let isOver = false;
    const { stop } = schedule(async () => {
      await opened;
      isOver = true;
    });
    const stopped = stop().then(() => isOver);
    open();
    expect(await stopped).toBe(true);
  });
});

describe('the handlers', () => {
  it('take each kind of job to its own handler', async () => {
    for (const name of NAMES) {
      const handlers = { ...handlersThat(() => 'another'), [name]: { run: async () => name } };
      expect(await handle(handlers, name, {} as never)).toBe(name);
    }
  });

  it('refuse a job that a newer version left behind', async () => {
    await expect(
      handle(
        handlersThat(() => {}),
        'newer/kind' as never,
        {} as never,
      ),
    ).rejects.toThrow('No handler for newer/kind');
  });
});
