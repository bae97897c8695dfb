import { expect, it } from 'vitest';
import { TransportError } from '../../src/uploads/api/transport.ts';
import { isTransient, retryDelayMs } from '../../src/uploads/api/with-retry.ts';
import { SpeedMeter } from '../../src/uploads/transfer/speed-meter.ts';

const random = (fraction: number) => ({ fraction: () => fraction, id: () => '' });

it.each([0, 408, 429, 500, 502, 503, 507])('tries again after %i', (status) =>
  expect(isTransient(new TransportError(status))).toBe(true),
);
it.each([400, 401, 403, 404, 409, 413, 422])('takes %i for an answer', (status) =>
  expect(isTransient(new TransportError(status))).toBe(false),
);

it('tries again when the storage met two tries of one part', () =>
  expect(isTransient(new TransportError(409, { code: 'media/part-replaced' }))).toBe(true));

it('waits 1, 3 and 8 seconds, and then no more', () => {
  expect([0, 1, 2, 3].map((failures) => retryDelayMs(failures, new TransportError(503), random(0)))).toEqual([
    1000,
    3000,
    8000,
    undefined,
  ]);
});

it('spreads the tries, by 30 % at most', () => {
  expect(retryDelayMs(1, new TransportError(0), random(0.5))).toBe(3450);
  expect(retryDelayMs(1, new TransportError(0), random(0.999))).toBeLessThan(3900);
});

it('waits as long as it is asked to, within reason', () => {
  const after = (retryAfterSeconds: number) =>
    retryDelayMs(0, new TransportError(429, { retryAfterSeconds }), random(0));
  expect([after(20), after(0), after(86_400)]).toEqual([20_000, 1000, 900_000]);
});

it('measures the speed of the last seconds, and nothing where nothing moves', () => {
  const meter = new SpeedMeter(1000, 0);
  expect([meter.sentBytes, meter.bytesPerSecond(0)]).toEqual([1000, 0]);
  for (let second = 1; second <= 10; second += 1) meter.onSent(1, second * 500, second * 1000);
  expect(meter.bytesPerSecond(10_000)).toBe(500);
  expect(meter.sentBytes).toBe(6000);
  expect(meter.bytesPerSecond(12_000)).toBe(250);
  expect(meter.bytesPerSecond(60_000)).toBe(0);
  meter.onConfirmed(1, 9000, 61_000);
  expect([meter.sentBytes, meter.isMoving, meter.bytesPerSecond(61_000)]).toEqual([10_000, false, 0]);
  meter.onSent(2, 0, 61_000);
  expect(meter.bytesPerSecond(62_000)).toBeGreaterThan(0);
});

it('a part that begins again counts what it really sends', () => {
  const meter = new SpeedMeter(0, 0);
  meter.onSent(1, 800, 1000);
  meter.onLost(1);
  expect(meter.sentBytes).toBe(0);
  meter.onSent(1, 0, 2000);
  meter.onSent(1, 200, 2000);
  expect([meter.sentBytes, meter.bytesPerSecond(2000)]).toEqual([200, 500]);
});
