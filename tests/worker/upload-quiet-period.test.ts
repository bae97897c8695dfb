import { expect, it, vi } from 'vitest';
import { UploadQuietPeriod } from '../../src/worker/upload-quiet-period.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { gate } from './workshop.ts';

function street() {
  const clock = new FixedClock(new Date(0));
  const quietPeriod = new UploadQuietPeriod(() => clock.now().getTime());
  const file = () => {
    const { opened, open } = gate();
    const ended = quietPeriod.during(() => opened);
    return async () => (open(), ended);
  };
  return { clock, quietPeriod, file };
}

it('is quiet until a file arrives, and a second after the last one has ended', async () => {
  const { clock, quietPeriod, file } = street();
  expect(quietPeriod.isNow()).toBe(true);
  const [end, endOther] = [file(), file()];
  await end();
  clock.advance(5000);
  expect(quietPeriod.isNow()).toBe(false);
  await endOther();
  clock.advance(999);
  expect(quietPeriod.isNow(), 'the next file of the same person is just coming').toBe(false);
  clock.advance(1);
  expect(quietPeriod.isNow()).toBe(true);
});

it('hands through how an arrival ended, and has an end to one that broke off too', async () => {
  const { clock, quietPeriod } = street();
  expect(await quietPeriod.during(async () => 'etag')).toBe('etag');
  await expect(quietPeriod.during(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  clock.advance(1000);
  expect(quietPeriod.isNow()).toBe(true);
});

it('waits two minutes at most for somebody who uploads all day, and anew for the next one', async () => {
  const { clock, quietPeriod, file } = street();
  const upload = async (files: number) => {
    for (let sent = 0; sent < files; sent += 1) {
      const end = file();
      clock.advance(9500);
      await end();
      clock.advance(500);
    }
  };
  await upload(11);
  expect(quietPeriod.isNow()).toBe(false);
  await upload(1);
  expect(quietPeriod.isNow()).toBe(true);
  await upload(5);
  expect(quietPeriod.isNow(), 'and what has begun to be read is read on').toBe(true);
  clock.advance(1000);
  await upload(1);
  expect(quietPeriod.isNow()).toBe(false);
});

it('does not go by the time of day, which may be set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    const quietPeriod = new UploadQuietPeriod();
    await quietPeriod.during(async () => undefined);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(quietPeriod.isNow()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(quietPeriod.isNow()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
