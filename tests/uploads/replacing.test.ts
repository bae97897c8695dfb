import { describe, expect, it } from 'vitest';
import { itemTarget, LARGE, request, video } from './support/samples.ts';
import { type Fault, World } from './support/world.ts';

const MINUTE = 60_000;

describe('a file that replaces another', () => {
  it('travels in parts, survives a reload and a pause, and takes the place in the end', async () => {
    const world = new World();
    const file = video('second-take.mp4', LARGE);
    world.queue.add([request(file, itemTarget())]);
    await world.pass(5000);
    world.crash();
    await world.pass(1000);
    expect(world.row(file.name)).toMatchObject({ state: 'missing', folder: 'videos', target: itemTarget() });
    world.queue.reattach([file]);
    await world.pass(2000);
    world.queue.pause(world.idsOf());
    await world.pass(1000);
    world.queue.resume(world.idsOf());
    await world.pass(MINUTE);
    expect([world.row(file.name)?.state, world.school.shown.get('item')]).toEqual(['saved', 'key-1']);
  });

  it('is sent again after a lost answer, and changes nothing then', async () => {
    const world = new World();
    const answers: Fault[] = ['dropped', 'lost'];
    world.fault = (call) => (call === 'save' ? answers.shift() : undefined);
    world.queue.add([request(video('a.mp4'), itemTarget())]);
    await world.pass(MINUTE);
    expect([world.row('a.mp4')?.state, world.school.records.length, world.count('put')]).toEqual(['saved', 1, 1]);
  });

  it('says that another one came first, and replaces that when it is told to try again', async () => {
    const world = new World();
    world.school.shown.set('item', 'of somebody else');
    world.queue.add([request(video('a.mp4'), itemTarget())]);
    await world.pass(MINUTE);
    expect(world.row('a.mp4')).toMatchObject({
      state: 'failed',
      reason:
        'This file has been replaced by another one since you chose yours. Retry replaces it with yours, Remove leaves it.',
      key: 'key-1',
    });
    world.crash();
    await world.pass(MINUTE);
    world.queue.retry(world.idsOf());
    await world.pass(MINUTE);
    expect([world.row('a.mp4')?.state, world.school.shown.get('item')]).toEqual(['saved', 'key-1']);
    expect(world.count('put')).toBe(1);
  });

  it('of something that was deleted meanwhile leaves nothing behind', async () => {
    const world = new World();
    world.school.goneModules.add('week-1');
    world.queue.add([request(video('a.mp4'), itemTarget())]);
    await world.pass(MINUTE);
    expect(world.row('a.mp4')).toMatchObject({
      state: 'failed',
      reason: 'What this file was for has been deleted.',
    });
    expect(world.school.objects.size).toBe(0);
  });

  it('is refused as what it is, and says why', async () => {
    const world = new World();
    world.school.falseFiles.add('a.mp4');
    world.queue.add([request(video('a.mp4'), itemTarget())]);
    await world.pass(MINUTE);
    expect(world.row('a.mp4')).toMatchObject({
      state: 'failed',
      reason: 'This file is not an MP4 inside. Open it and save it as MP4 again.',
    });
  });

  it('may come back after another one took its place', async () => {
    const world = new World();
    for (const name of ['a.mp4', 'b.mp4', 'a.mp4']) {
      world.queue.add([request(video(name), itemTarget('item', world.school.shown.get('item')))]);
      await world.pass(MINUTE);
    }
    expect(world.rows().map(({ state, key }) => [state, key === world.school.shown.get('item')])).toEqual([
      ['saved', false],
      ['saved', false],
      ['saved', true],
    ]);
  });
});
