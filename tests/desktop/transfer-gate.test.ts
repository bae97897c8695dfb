import { describe, expect, it } from 'vitest';
import { isQuiet, NO_LIMITS, TransferGate } from '../../desktop/uploads/transfer-gate.ts';
import { FakeClock } from '../uploads/support/fake-clock.ts';

const { signal } = new AbortController();

function gateAt(minute = 600) {
  const clock = new FakeClock();
  let now = minute;
  const gate = new TransferGate(clock, () => now);
  const passed = async (wait: Promise<void>) => {
    let isDone = false;
    void wait.then(() => (isDone = true));
    await clock.pass(0);
    return () => isDone;
  };
  return { clock, gate, passed, at: (next: number) => (now = next) };
}

describe('the gate of all PUTs', () => {
  it('keeps to the cap, over all that pass it', async () => {
    const { clock, gate } = gateAt();
    gate.set({ ...NO_LIMITS, bytesPerSecond: 1000 });
    let sent = 0;
    const send = async () => {
      for (;;) {
        await gate.take(100, signal);
        sent += 100;
      }
    };
    for (let n = 0; n < 4; n += 1) void send();
    await clock.pass(10_000);
    expect(sent).toBeGreaterThan(9000);
    expect(sent).toBeLessThan(11_000);
  });

  it('holds what has not begun while all is paused, and no longer', async () => {
    const { clock, gate, passed } = gateAt();
    gate.set({ ...NO_LIMITS, isPaused: true });
    expect(gate.closedBy()).toBe('pause');
    const isThrough = await passed(gate.pass(signal));
    await clock.pass(100_000);
    expect(isThrough()).toBe(false);
    gate.set(NO_LIMITS);
    await clock.pass(0);
    expect(isThrough()).toBe(true);
  });

  it('opens by itself when the quiet hours are over', async () => {
    const { clock, gate, passed, at } = gateAt(23 * 60);
    gate.set({ ...NO_LIMITS, quietHours: { fromMinute: 22 * 60, toMinute: 6 * 60 } });
    expect(gate.closedBy()).toBe('quiet-hours');
    const isThrough = await passed(gate.pass(signal));
    at(6 * 60);
    await clock.pass(30_000);
    expect(isThrough()).toBe(true);
  });

  it('lets go whoever is aborted', async () => {
    const { gate } = gateAt();
    gate.set({ ...NO_LIMITS, isPaused: true });
    const controller = new AbortController();
    const waiting = gate.pass(controller.signal);
    controller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
  });
});

it.each([
  ['9 to 17', 9 * 60, 17 * 60, 12 * 60, true],
  ['9 to 17', 9 * 60, 17 * 60, 17 * 60, false],
  ['22 to 6', 22 * 60, 6 * 60, 30, true],
  ['22 to 6', 22 * 60, 6 * 60, 12 * 60, false],
  ['none', 600, 600, 600, false],
])('quiet hours from %s', (_, fromMinute, toMinute, minute, expected) => {
  expect(isQuiet({ fromMinute, toMinute }, minute)).toBe(expected);
});
