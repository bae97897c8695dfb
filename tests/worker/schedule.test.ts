import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '../../src/domain/kernel/clock.ts';
import { handle } from '../../src/worker/handlers.ts';
import { startSchedule } from '../../src/worker/schedule.ts';
import { gate, NAMES, stepsThat, workshop } from './workshop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const idle = { run: async () => undefined };

function rounds(work: () => unknown) {
  const run = vi.fn(work);
  const { log, said } = workshop(() => {});
  return {
    run,
    said,
    stop: startSchedule(
      {
        reconcilePayments: { run: async () => run() },
        purgeOldSessions: idle,
        purgeOldActivity: idle,
        purgeOldAuditEntries: idle,
        sweepOrphans: idle,
      },
      log,
    ),
  };
}

describe('the schedule', () => {
  it('looks for lost payments at the start and every five minutes', async () => {
    const { run, stop } = rounds(() => {});
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(5 * MINUTE_MS - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledTimes(2);
    await stop();
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('goes on after a round that failed', async () => {
    const { run, said, stop } = rounds(() => {
      throw new Error('away');
    });
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(run).toHaveBeenCalledTimes(3);
    expect(said).toHaveLength(3);
    await stop();
  });

  it('stops only after the round in hand', async () => {
    const { opened, open } = gate();
    let isOver = false;
    const { stop } = rounds(async () => {
      await opened;
      isOver = true;
    });
    const stopped = stop().then(() => isOver);
    open();
    expect(await stopped).toBe(true);
  });
});

describe('the handlers', () => {
  it('take each kind of job to its own step', async () => {
    for (const name of NAMES) {
      const steps = { ...stepsThat(() => 'another'), [name]: { run: async () => name } };
      expect(await handle(steps, name, {} as never)).toBe(name);
    }
  });

  it('refuse a job that a newer version left behind', async () => {
    await expect(
      handle(
        stepsThat(() => {}),
        'newer/kind' as never,
        {} as never,
      ),
    ).rejects.toThrow('No handler for newer/kind');
  });
});
