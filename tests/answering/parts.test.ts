import { expect, it } from 'vitest';
import { RequestScheduler, type Verdict } from '../../src/answering/request-scheduler.ts';
import { ServerClock } from '../../src/answering/server-clock.ts';
import { Stopwatch } from '../../src/answering/stopwatch.ts';

function handClock() {
  let now = 0;
  const clock = { monotonic: () => now, wall: () => now };
  return { clock, pass: (milliseconds: number) => void (now += milliseconds) };
}

it('a sleep is nobody’s time on a question', () => {
  const { clock, pass } = handClock();
  const stopwatch = new Stopwatch(clock);
  stopwatch.show('q1');
  pass(1000);
  stopwatch.look();
  pass(60 * 60 * 1000);
  expect(stopwatch.take()).toEqual([['q1', 6]]);
});

it('the server’s time was true half a round trip ago', () => {
  const { clock, pass } = handClock();
  const serverClock = new ServerClock(clock);
  const sent = serverClock.mark();
  pass(800);
  serverClock.heard(1_000_000, sent);
  expect(serverClock.now()).toBe(1_000_400);
});

it('short sleeps add up to one that is noticed', () => {
  let slept = 0;
  const time = { now: 0 };
  const serverClock = new ServerClock({ monotonic: () => time.now - slept, wall: () => time.now });
  const ask = () => serverClock.heard(time.now, serverClock.mark());
  ask();
  for (let sleep = 0; sleep < 4; sleep += 1) {
    time.now += 400;
    slept += 400;
    ask();
  }
  expect(Math.abs(serverClock.now()! - time.now)).toBeLessThanOrEqual(500);
  time.now += 600;
  slept += 600;
  expect(serverClock.isInDoubt).toBe(true);
});

it('a request that is wanted while another is on its way follows it at once, and once', async () => {
  const answers: ((verdict: Verdict) => void)[] = [];
  const scheduler = new RequestScheduler({
    clock: handClock().clock,
    timers: { after: () => () => undefined },
    random: { fraction: () => 0 },
    work: () => new Promise((resolve) => answers.push(resolve)),
    heartbeatMs: () => 30_000,
  });
  scheduler.now();
  scheduler.now();
  scheduler.now();
  expect(answers).toHaveLength(1);
  answers[0]!({ kind: 'rest' });
  await expect.poll(() => answers.length).toBe(2);
  answers[1]!({ kind: 'rest' });
  await Promise.resolve();
  await Promise.resolve();
  expect(answers).toHaveLength(2);
});
