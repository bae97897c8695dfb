import { expect, it } from 'vitest';
import { Lull } from '../../src/worker/lull.ts';
import { outsideWorld } from '../doubles/outside-world.ts';
import { gate } from './workshop.ts';

function street() {
  const { clock } = outsideWorld();
  const lull = new Lull(clock);
  const file = () => {
    const { opened, open } = gate();
    const ended = lull.during(() => opened);
    return async () => (open(), ended);
  };
  return { clock, lull, file };
}

it('is a lull until a file arrives, and a second after the last one has ended', async () => {
  const { clock, lull, file } = street();
  expect(lull.isNow()).toBe(true);
  const [end, endOther] = [file(), file()];
  await end();
  clock.advance(5000);
  expect(lull.isNow()).toBe(false);
  await endOther();
  clock.advance(999);
  expect(lull.isNow(), 'the next file of the same person is just coming').toBe(false);
  clock.advance(1);
  expect(lull.isNow()).toBe(true);
});

it('hands through how an arrival ended, and has an end to one that broke off too', async () => {
  const { clock, lull } = street();
  expect(await lull.during(async () => 'etag')).toBe('etag');
  await expect(lull.during(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  clock.advance(1000);
  expect(lull.isNow()).toBe(true);
});

it('waits two minutes at most for somebody who uploads all day, and anew for the next one', async () => {
  const { clock, lull, file } = street();
  const upload = async (files: number) => {
    for (let sent = 0; sent < files; sent += 1) {
      const end = file();
      clock.advance(9500);
      await end();
      clock.advance(500);
    }
  };
  await upload(11);
  expect(lull.isNow()).toBe(false);
  await upload(1);
  expect(lull.isNow()).toBe(true);
  await upload(5);
  expect(lull.isNow(), 'and what has begun to be read is read on').toBe(true);
  clock.advance(1000);
  await upload(1);
  expect(lull.isNow()).toBe(false);
});
