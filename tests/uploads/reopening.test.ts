import { describe, expect, it } from 'vitest';
import { fileChanged, fileGone, fileKeepsChanging } from '../../src/uploads/messages.ts';
import type { PickedFile } from '../../src/uploads/upload-queue.ts';
import { dayTarget, LARGE, request, video } from './support/samples.ts';
import { World } from './support/world.ts';

const MINUTE = 60_000;

/** A machine that finds files again, with this file on its disk and in its queue. */
async function desktop(file: PickedFile = video('large.mp4', LARGE)) {
  const world = new World();
  const onDisk = { ...file, source: `/lectures/${file.name}` };
  world.disk.set(onDisk.source, onDisk);
  world.queue.add([request(onDisk, dayTarget())]);
  await world.pass(3000);
  return { world, onDisk, row: () => world.row(file.name) };
}

describe('a file that can be opened again', () => {
  it('goes on by itself after a restart, with the parts that are missing', async () => {
    const { world, row } = await desktop();
    const before = world.count('put');
    world.crash();
    await world.pass(MINUTE);
    expect(row()).toMatchObject({ state: 'saved', reason: undefined });
    // 21 parts, and again those four at most that the crash cut off.
    expect(world.count('put')).toBeLessThanOrEqual(21 + 4);
    expect(before).toBeGreaterThan(4);
    expect(world.school.records).toHaveLength(1);
  });

  it('that was paused stays so, and what has failed stays failed', async () => {
    const { world, row } = await desktop();
    world.queue.pause(world.idsOf());
    await world.pass(MINUTE);
    world.crash();
    await world.pass(MINUTE);
    expect(row()?.state).toBe('paused');
    world.fault = (call) => (call === 'put' ? 413 : undefined);
    world.queue.resume(world.idsOf());
    await world.pass(MINUTE);
    world.crash();
    await world.pass(MINUTE);
    expect(row()?.state).toBe('failed');
    world.fault = () => undefined;
    world.queue.retry(world.idsOf());
    await world.pass(MINUTE);
    expect(row()?.state).toBe('saved');
  });

  it.each(['while it is sent', 'while nothing runs'])('and that changed %s starts over, and says so', async (when) => {
    const { world, onDisk, row } = await desktop();
    const changed = { ...onDisk, size: LARGE + 5_000_000, lastModified: onDisk.lastModified + 1 };
    world.disk.set(onDisk.source, changed);
    if (when === 'while nothing runs') world.crash();
    await world.pass(6000);
    expect(row()).toMatchObject({ state: 'uploading', bytes: changed.size, reason: fileChanged });
    await world.pass(MINUTE);
    expect(row()).toMatchObject({ state: 'saved', reason: undefined, sentBytes: changed.size });
    expect(world.school.records).toHaveLength(1);
    expect([...world.school.objects.values()].map(({ bytes }) => bytes)).toEqual([changed.size]);
    expect(world.school.multiparts.size).toBe(0);
  });

  it('that never stays as it is waits for a person', async () => {
    const { world, onDisk, row } = await desktop();
    for (let n = 1; n <= 5; n += 1) {
      world.disk.set(onDisk.source, { ...onDisk, lastModified: onDisk.lastModified + n });
      await world.pass(3000);
    }
    expect(row()).toMatchObject({ state: 'failed', reason: fileKeepsChanging });
    await world.pass(MINUTE);
    world.queue.retry(world.idsOf());
    await world.pass(MINUTE);
    expect(row()?.state).toBe('saved');
  });

  it('that has gone waits until it is chosen again, and loses no part by it', async () => {
    const { world, onDisk, row } = await desktop();
    world.disk.clear();
    await world.pass(MINUTE);
    expect(row()).toMatchObject({ state: 'missing', reason: fileGone });
    const sent = row()?.sentBytes ?? 0;
    expect(sent).toBeGreaterThan(0);
    const moved = { ...onDisk, source: '/elsewhere/large.mp4' };
    world.disk.set(moved.source, moved);
    expect(world.queue.reattach([moved])).toEqual([]);
    await world.pass(100);
    world.crash();
    await world.pass(MINUTE);
    expect(row()?.state).toBe('saved');
  });
});

describe('the order of the queue', () => {
  const names = (world: World) => world.rows().map(({ fileName }) => fileName.replace('.mp4', ''));

  it('is changed by a person, and stays so after a restart', async () => {
    const world = new World();
    world.session(undefined);
    world.queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => request(video(`${name}.mp4`), dayTarget())));
    await world.pass(100);
    const id = (name: string) => world.row(`${name}.mp4`)?.id ?? '';
    world.queue.move([id('d'), id('b')], id('a'));
    expect(names(world)).toEqual(['b', 'd', 'a', 'c', 'e']);
    world.queue.move([id('b')]);
    world.queue.move([id('c')], 'nobody');
    world.queue.move([id('e')], id('e'));
    expect(names(world).join('')).toBe('dabce');
    await world.pass(100);
    world.crash();
    await world.pass(100);
    expect(names(world).join('')).toBe('dabce');
    // Again and again into the same gap: the numbers between two neighbours come to an end, the order does not.
    for (let n = 0; n < 80; n += 1) world.queue.move([world.rows()[4]!.id], id('a'));
    const order = names(world);
    await world.pass(100);
    world.crash();
    await world.pass(100);
    expect(names(world)).toEqual(order);
    world.queue.add([request(video('last.mp4'), dayTarget())]);
    expect(names(world).at(-1)).toBe('last');
  });
});

it('a batch has the id that it was given', async () => {
  const world = new World();
  expect(world.queue.add([request(video('a.mp4'), dayTarget())], 'mine')).toBe('mine');
  await world.pass(MINUTE);
  expect(world.row('a.mp4')?.batchId).toBe('mine');
});
